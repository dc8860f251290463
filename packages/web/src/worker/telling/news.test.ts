import { USUAL_STOPS } from "@apnap/session/protocol"
import { expect, it } from "vitest"
import { recordFrom, tableFrom } from "../../client/from-news.ts"
import type { GameChoice, GameRecord, Table } from "../../protocol/table.ts"
import { Session } from "../session.ts"
import { News } from "./news.ts"

const from: GameChoice = {
  ...{ deck: { name: "burn" }, against: { name: "aggro" }, level: "random" },
  ...{ ruleset: "current", variant: "", seed: 3 },
}
const settings = { stops: USUAL_STOPS, hold: false, fullControl: false, byHand: false, pace: 0, show: 0 }

/** A page that is told of a session, and has at each time what the session has. */
function page() {
  const news = new News()
  let table: Table | null = null
  let record: GameRecord | null = null
  return (session: Session): { moments: number; moves: number } => {
    const now = session.table()
    const [told, kept] = [news.ofTable(now), news.ofRecord(session.record)]
    table = tableFrom(told, table)
    record = recordFrom(kept, record)
    expect(table.moments).toEqual(now.moments)
    expect(record).toEqual(session.record)
    return { moments: told.moments.length, moves: kept.moves.length }
  }
}

function playOn(session: Session): void {
  while (!session.isOver && !session.asksPerson) {
    const steps = session.thought?.steps
    let step = steps?.next()
    while (step !== undefined && step.done !== true) step = steps!.next()
    session.step(step?.value ?? null)
  }
}

it("only what is new is told of moments and moves, and the page has all of them", () => {
  const tell = page()
  const session = new Session({ apnapTable: 1, from, moves: [] }, settings)
  playOn(session)
  tell(session)
  let given = 0
  for (let i = 0; i < 12; i++) {
    session.answer(
      session.table().moments.length,
      session.table().prompt!.decision.kind === "confirm" ? 1 : 0,
    )
    playOn(session)
    given = Math.max(given, tell(session).moments)
  }
  expect(given).toBe(1)
  session.undo(2)
  tell(session)
  session.answer(2, 0)
  playOn(session)
  expect(tell(session).moments).toBe(1)
  tell(session.other)
})

it("another game is told whole", () => {
  const tell = page()
  for (const seed of [1, 2]) {
    const session = new Session({ apnapTable: 1, from: { ...from, seed }, moves: [] }, settings)
    playOn(session)
    expect(tell(session).moves).toBe(session.record.moves.length)
  }
})
