import { GameError } from "@apnap/engine"
import { USUAL_STOPS } from "@apnap/session/protocol"
import { describe, expect, it } from "vitest"
import { savedPosition } from "../../../session/src/testing/position.ts"
import type { GameChoice, Settings, Table } from "../protocol/table.ts"
import { readRecord } from "./record.ts"
import { Session } from "./session.ts"

const CHOICE: GameChoice = {
  deck: { name: "midrange" },
  against: { name: "aggro" },
  level: "beginner",
  ruleset: "current",
  variant: "",
  seed: 7,
}
const SETTINGS: Settings = {
  stops: USUAL_STOPS,
  hold: false,
  fullControl: false,
  byHand: false,
  pace: 0,
  show: 0,
}
const begin = (choice: Partial<GameChoice> = {}, settings: Partial<Settings> = {}) =>
  new Session({ apnapTable: 1, from: { ...CHOICE, ...choice }, moves: [] }, { ...SETTINGS, ...settings })

function toPerson(session: Session): Table {
  while (!session.isOver && !session.asksPerson) {
    const { thought } = session
    let step = thought?.steps.next()
    while (step?.done === false) step = thought?.steps.next()
    session.step(step?.done === true ? step.value : null)
  }
  return session.table()
}

/** Plays lands and spells as they come, those that are wanted, for so many decisions or until it is done. */
function playOn(
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

describe("a game of a person and the computer", () => {
  it("103.5: the person is first asked whether to take a mulligan, and sees his own hand alone", () => {
    const table = toPerson(begin())
    expect(table.prompt?.decision).toMatchObject({ kind: "confirm", purpose: "mulligan", rule: "103.5" })
    expect(table.seen.players[0].cards).toHaveLength(7)
    expect(table.seen.players[1].cards).toHaveLength(0)
  })

  it("103.1: who begins is drawn, or is who was chosen, and is known before hands are kept", () => {
    const drawn = [1, 2, 3, 4, 5, 6, 7, 8].map((seed) => toPerson(begin({ seed })).seen.turn.active)
    expect(new Set(drawn).size).toBe(2)
    for (const first of [0, 1])
      expect(toPerson(begin({ first })).seen.turn).toMatchObject({ active: first, number: 0 })
  })

  it("tells what is hidden from the person without its name", () => {
    const table = playOn(begin(), 6)
    const draws = table.log.filter((entry) => entry.kind === "draw")
    expect(draws.filter((entry) => entry.who.you).every((entry) => entry.object.is === "object")).toBe(true)
    expect(draws.filter((entry) => !entry.who.you).every((entry) => entry.object.is === "hidden")).toBe(true)
  })

  it("shows the spell on the stack while its target is chosen (601.2a)", () => {
    const session = begin({ deck: { name: "burn" } })
    let table = toPerson(session)
    for (let i = 0; i < 40 && table.prompt?.decision.purpose !== "target"; i++) table = playOn(session, 1)
    expect(table.seen.stack.map((card) => card.name)).toEqual([table.prompt?.question.source.name])
    const [option] = table.prompt?.decision.kind === "choose" ? table.prompt.decision.options : []
    expect(session.why(option)).toEqual([])
    expect(session.why(table.seen.stack[0].id)[0]).toMatchObject({ what: "target" })
  })

  it("117.3c: one who holds priority is asked again after his spell", () => {
    const list =
      "40 Mountain\n4 Lightning Bolt\n4 Shock\n4 Lightning Strike\n4 Searing Spear\n4 Burst Lightning"
    const session = begin({ deck: { list }, seed: 3 }, { hold: true })
    const LATE = 7
    playOn(
      session,
      30,
      (action, turn) => action === "play" || turn >= LATE,
      (table) => table.seen.stack.some((card) => card.controller === 0),
    )
    const table = playOn(
      session,
      2,
      () => false,
      ({ prompt }) => prompt?.decision.kind === "priority",
    )
    expect(table.seen.stack.map((card) => card.controller)).toEqual([0])
    expect(table.prompt?.decision.kind).toBe("priority")
  })
})

it("601.2g: what a spell would tap is told beforehand, and what can still be cast after it", () => {
  const save = savedPosition(
    {
      hand: ["Grizzly Bears", "Shock", "Craw Wurm"],
      battlefield: ["Forest", "Forest", "Mountain", "Mountain"],
    },
    {},
  )
  const session = new Session(readRecord(save), SETTINGS)
  const { prompt, seen } = toPerson(session)
  const options = prompt?.decision.kind === "priority" ? prompt.decision.options : []
  const payment = session.preview(
    prompt!.at,
    options.findIndex((o, i) => o.do === "cast" && prompt!.texts[i] === "Grizzly Bears"),
  )
  const lands = new Map(seen.battlefield.map((card) => [card.id, card.name]))
  expect(payment?.taps.map((id) => lands.get(id)).sort()).toEqual(["Forest", "Forest"])
  expect(payment?.left).toEqual(["Shock"])
  expect(toPerson(session).seen).toEqual(seen)
})

/** Plays with one answer for each kind of decision until it is done; `priority` says what to do with it. */
function playWith(
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

const pass = (session: Session, { prompt }: Table) => session.pass(prompt!.at, "once")
/** Which option does this with something; -1 when none. */
const optionTo = ({ prompt }: Table, what: "play" | "cast"): number =>
  prompt?.decision.kind === "priority" ? prompt.decision.options.findIndex((o) => o.do === what) : -1
const asked = ({ seen, prompt }: Table) =>
  `${seen.turn.number} ${seen.turn.active} ${seen.turn.step} ${prompt?.decision.kind}`

describe("the person is never passed by", () => {
  it("505.6: with nothing to cast they are asked in both main phases of each of their turns", () => {
    const session = begin({ deck: { list: "60 Forest" }, level: "random", seed: 4 })
    const mains: string[] = []
    const turns = new Set<number>()
    const table = playWith(
      session,
      (playing, now) => {
        const land = optionTo(now, "play")
        if (land > 0) return playing.answer(now.prompt!.at, land)
        const { number, active, step } = now.seen.turn
        if (active === 0) mains.push(`${number} ${step}`)
        pass(playing, now)
      },
      ({ seen }) => {
        const { active, number } = seen.turn
        if (number > 12) return true
        if (active === 0 && number > 0) turns.add(number)
        return false
      },
    )
    expect(table.seen.over).toBeNull()
    expect(turns.size).toBe(6)
    const wanted = [...turns].flatMap((turn) => [`${turn} precombatMain`, `${turn} postcombatMain`])
    expect(mains).toEqual(wanted)
  })

  it("nothing runs past one who holds priority: they are asked until the stack is empty, though they can do no more", () => {
    const save = savedPosition(
      { hand: ["Grizzly Bears"], battlefield: ["Forest", "Forest"] },
      { hand: ["Counterspell"], battlefield: ["Island", "Island"] },
    )
    const session = new Session(readRecord(save), { ...SETTINGS, hold: true })
    const first = toPerson(session)
    session.answer(first.prompt!.at, optionTo(first, "cast"))
    let table = toPerson(session)
    const held = ["1 0 precombatMain priority", "1 0 precombatMain priority"]
    expect([asked(first), asked(table)]).toEqual(held)
    expect(table.seen.stack).toHaveLength(1)
    session.pass(table.prompt!.at, "once")
    table = toPerson(session)
    expect(asked(table)).toBe(held[0])
    expect(table.seen.stack.map(({ name }) => name)).toEqual(["Grizzly Bears", "Counterspell"])
    session.pass(table.prompt!.at, "once")
    expect(asked(toPerson(session))).toBe(held[0])
    expect(toPerson(session).seen.stack).toEqual([])
  })

  it("what another player puts on the stack is shown once before it resolves, with its text and targets", () => {
    const save = savedPosition(
      { battlefield: ["Grizzly Bears", "Forest"] },
      { hand: ["Lightning Bolt"], battlefield: ["Mountain"] },
      1,
    )
    const session = new Session(readRecord(save), SETTINGS)
    const shown: { name: string; text: readonly string[]; targets: number }[] = []
    for (let i = 0; i < 60 && !session.isOver && !session.asksPerson; i++) {
      const { showing } = session
      if (showing !== null) {
        const card = session.table().seen.stack.find(({ id }) => id === showing)!
        shown.push({ name: card.name, text: card.text, targets: card.targets.length })
        session.acknowledge()
        expect(session.showing).toBeNull()
      }
      const { thought } = session
      let step = thought?.steps.next()
      while (step?.done === false) step = thought?.steps.next()
      session.step(step?.done === true ? step.value : null)
    }
    expect(shown).toEqual([
      { name: "Lightning Bolt", text: [expect.stringContaining("3 damage")], targets: 1 },
    ])
  })

  it("passing until the turn ends stops for what another player does and one could answer", () => {
    const save = savedPosition(
      { hand: ["Shock"], battlefield: ["Mountain", "Grizzly Bears"] },
      { hand: ["Lightning Bolt"], battlefield: ["Mountain"] },
      1,
    )
    const session = new Session(readRecord(save), SETTINGS)
    const table = toPerson(session)
    expect(table.seen.stack.map(({ name }) => name)).toEqual(["Lightning Bolt"])
    expect(table.prompt?.decision.kind).toBe("priority")
  })
})

describe("what is asked", () => {
  const sit = (...sides: Parameters<typeof savedPosition>) =>
    new Session(readRecord(savedPosition(...sides)), SETTINGS)

  it("601.2: a spell that is being cast can be taken back to before it, and harms: others' creatures come first", () => {
    const session = sit(
      { hand: ["Shock"], battlefield: ["Mountain", "Grizzly Bears"] },
      { battlefield: ["Hill Giant"] },
    )
    const before = toPerson(session)
    expect(before.prompt?.cancel).toBeNull()
    session.answer(before.prompt!.at, optionTo(before, "cast"))
    const target = toPerson(session).prompt
    expect(target).toMatchObject({
      decision: { purpose: "target" },
      polarity: "bad",
      cancel: before.prompt!.at,
    })
    session.undo(target!.cancel!)
    expect(toPerson(session).seen).toEqual(before.seen)
  })

  it("115.1: a spell that helps says so", () => {
    const session = sit(
      { hand: ["Giant Growth"], battlefield: ["Forest", "Grizzly Bears"] },
      { battlefield: ["Hill Giant"] },
    )
    const before = toPerson(session)
    session.answer(before.prompt!.at, optionTo(before, "cast"))
    expect(toPerson(session).prompt).toMatchObject({ decision: { purpose: "target" }, polarity: "good" })
  })

  it("608.2: of an ability that asks, its own sentence is told and no other of its source", () => {
    const session = sit({ battlefield: ["Forest", "Forest", "Yavimaya Elder"] }, {})
    const before = toPerson(session)
    const options = before.prompt?.decision.kind === "priority" ? before.prompt.decision.options : []
    session.answer(
      before.prompt!.at,
      options.findIndex((o) => o.do === "activate" && !o.mana),
    )
    const table = playWith(session, pass, ({ prompt }) => prompt?.decision.purpose === "may")
    expect(table.prompt?.about).toEqual([expect.stringMatching(/^When .* dies, you may/)])
    expect(table.prompt?.cancel).toBeNull()
  })

  it("610.3: a permanent tells what it holds in exile, and the card there what holds it", () => {
    const session = sit(
      { hand: ["Banishing Light"], battlefield: ["Plains", "Plains", "Plains"] },
      { battlefield: ["Hill Giant"] },
    )
    const before = toPerson(session)
    session.answer(before.prompt!.at, optionTo(before, "cast"))
    const { seen } = playWith(session, pass, ({ seen }) => seen.exile.length > 0)
    const [exiled] = seen.exile
    const light = seen.battlefield.find(({ name }) => name === "Banishing Light")
    expect(light?.holds).toEqual([exiled.id])
    expect(exiled).toMatchObject({ name: "Hill Giant", holder: light?.id })
  })
})

describe("going back", () => {
  it("to an earlier decision finds the same table again", () => {
    const session = begin()
    const first = playOn(session, 3)
    const { at } = first.prompt!
    playOn(session, 4)
    session.undo(at)
    const again = toPerson(session)
    expect(again.seen).toEqual(first.seen)
    expect(again.prompt).toEqual(first.prompt)
    expect(again.moments).toHaveLength(at)
  })

  it("an answer that comes too late is refused", () => {
    const session = begin()
    const { prompt } = toPerson(session)
    session.answer(prompt!.at, 0)
    expect(() => session.answer(prompt!.at, 0)).toThrow(GameError)
  })
})

describe("watching again", () => {
  it("any move shows the table as it was, and leaves the game where it is", () => {
    const session = begin()
    const first = playOn(session, 3)
    const { moves } = first
    const last = playOn(session, 4)
    const watched = session.watch(moves)
    expect(watched.seen.turn).toEqual(first.seen.turn)
    expect(watched.seen.players[0].cards).toEqual(first.seen.players[0].cards)
    expect(watched).toMatchObject({ prompt: null, watching: { move: moves, of: last.moves } })
    expect(session.watch(0).seen.turn.number).toBe(0)
    expect(toPerson(session).seen).toEqual(last.seen)
  })

  it("a line that was left can be gone back to, and back again", () => {
    const session = begin()
    playOn(session, 3)
    const left = playOn(session, 4)
    session.undo(2)
    const now = playOn(session, 1, () => false)
    expect(now.otherLine).toBe(left.moves)
    const { other } = session
    expect(toPerson(other).seen).toEqual(left.seen)
    expect(toPerson(other.other).seen).toEqual(now.seen)
  })
})

describe("keeping a game", () => {
  it("its record leads to the same table, with every decision to go back to", () => {
    const session = begin({}, { byHand: true })
    playOn(session, 2)
    const table = playOn(session, 3)
    const kept = readRecord(JSON.stringify(session.record))
    const again = toPerson(new Session(kept, SETTINGS))
    expect(again.seen).toEqual(table.seen)
    expect(again.moments).toEqual(table.moments)
  })

  it("a record that can't be followed to its end goes on from where it could", () => {
    const session = begin()
    const table = playOn(session, 3)
    const { record } = session
    const cut = new Session({ ...record, moves: [...record.moves, { a: "nonsense" }, { a: 0 }] }, SETTINGS)
    expect(cut.lost).toBe(2)
    expect(toPerson(cut).seen).toEqual(table.seen)
  })

  it("what is no record is refused with a code", () => {
    const code = (text: string) => {
      try {
        readRecord(text)
      } catch (error) {
        return (error as GameError).code
      }
      return "none"
    }
    expect(code("{")).toBe("bad-save")
    expect(code("[]")).toBe("bad-save")
    expect(code('{"a":1}')).toBe("bad-save")
    expect(code('{"apnapTable":2}')).toBe("save-version")
  })
})

it.each(["commander", "planechase", "archenemy", "freeForAll", "teamVsTeam", "twoHeadedGiant"])(
  "the variant %s begins",
  (variant) => {
    const deck = variant === "commander" ? "isamaru" : "midrange"
    const against = variant === "commander" ? "gonti" : "aggro"
    const table = playOn(begin({ variant, deck: { name: deck }, against: { name: against } }), 3)
    expect(table.prompt).not.toBeNull()
  },
)
