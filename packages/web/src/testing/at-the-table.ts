import { USUAL_STOPS } from "@apnap/session/protocol"
import { savedPosition } from "../../../session/src/testing/position.ts"
import type { GameChoice, Settings, Table } from "../protocol/table.ts"
import { readRecord } from "../worker/record.ts"
import { Session } from "../worker/session.ts"

const CHOICE: GameChoice = {
  deck: { name: "midrange" },
  against: { name: "aggro" },
  level: "beginner",
  ruleset: "current",
  variant: "",
  seed: 7,
}
export const SETTINGS: Settings = {
  stops: USUAL_STOPS,
  hold: false,
  fullControl: false,
  byHand: false,
  pace: 0,
  show: 0,
}
/** A session at a prepared position. */
export const sit = (...sides: Parameters<typeof savedPosition>) =>
  new Session(readRecord(savedPosition(...sides)), SETTINGS)

/** A session at the beginning of a game. */
export const begin = (choice: Partial<GameChoice> = {}, settings: Partial<Settings> = {}) =>
  new Session({ apnapTable: 1, from: { ...CHOICE, ...choice }, moves: [] }, { ...SETTINGS, ...settings })

/** Lets the computer play until the person is asked or the game is over. */
export function toPerson(session: Session): Table {
  while (!session.isOver && !session.asksPerson) {
    const { thought } = session
    let step = thought?.steps.next()
    while (step?.done === false) step = thought?.steps.next()
    session.step(step?.done === true ? step.value : null)
  }
  return session.table()
}

/** Plays lands and the wanted spells whenever possible, for `decisions` decisions or until done. */
export function playOn(
  session: Session,
  decisions: number,
  wants: (action: string, turn: number) => boolean = () => true,
  isDone: (table: Table) => boolean = () => false,
): Table {
  let table = toPerson(session)
  for (let i = 0; i < decisions && table.prompt !== null && !isDone(table); i++) {
    const { number } = table.seen.turn
    const { at, decision } = table.prompt
    switch (decision.kind) {
      case "priority": {
        const found = decision.options.findIndex(
          (o) => (o.do === "play" || o.do === "cast") && wants(o.do, number),
        )
        if (found > 0) session.answer(at, found)
        else session.pass(at, "endOfTurn")
        break
      }
      case "choose":
        session.answer(at, decision.options.map((_, i) => i).slice(decision.options.length - decision.min))
        break
      case "attackers":
      case "blockers":
        session.answer(at, decision.least)
        break
      case "confirm":
        session.answer(at, 0)
        break
      case "option":
        session.answer(at, [decision.options[0].label === "done" ? 0 : decision.options.length - 1])
        break
      default:
        throw new Error(`no answer to ${decision.kind}`)
    }
    table = toPerson(session)
  }
  return table
}

/** Plays with a fixed answer for each kind of decision until done; `priority` handles priority. */
export function playWith(
  session: Session,
  priority: (session: Session, table: Table) => void,
  isDone: (table: Table) => boolean,
): Table {
  let table = toPerson(session)
  for (let i = 0; i < 400 && table.prompt !== null && !isDone(table); i++) {
    const { at, decision } = table.prompt
    if (decision.kind === "priority") priority(session, table)
    else if (decision.kind === "choose")
      session.answer(
        at,
        decision.options.slice(0, decision.min).map((_, i) => i),
      )
    else if (decision.kind === "confirm") session.answer(at, 0)
    else
      session.answer(at, decision.kind === "blockers" || decision.kind === "attackers" ? decision.least : [0])
    table = toPerson(session)
  }
  return table
}

export const pass = (session: Session, { prompt }: Table) => session.pass(prompt!.at, "once")
/** The first option that does this; -1 if there is none. */
export const optionTo = ({ prompt }: Table, what: "play" | "cast"): number =>
  prompt?.decision.kind === "priority" ? prompt.decision.options.findIndex((o) => o.do === what) : -1
