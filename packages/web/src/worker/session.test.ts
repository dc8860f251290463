import { expect, it } from "vitest"
import type { GameChoice, Settings, Table } from "./protocol.ts"
import { Session } from "./session.ts"
import { USUAL_STOPS } from "./stops.ts"

const CHOICE: GameChoice = {
  deck: { name: "midrange" },
  against: { name: "aggro" },
  level: "beginner",
  ruleset: "current",
  variant: "",
  seed: 7,
}
const SETTINGS: Settings = { stops: USUAL_STOPS, hold: false, byHand: false, pace: 0 }
const begin = (choice: Partial<GameChoice> = {}) =>
  new Session({ apnapTable: 1, from: { ...CHOICE, ...choice }, moves: [] }, SETTINGS)

function toPerson(session: Session): Table {
  while (!session.isOver && !session.asksPerson) session.step(() => {})
  return session.table()
}

it("103.5: the person is first asked whether to take a mulligan, and sees his own hand alone", () => {
  const table = toPerson(begin())
  expect(table.prompt?.decision).toMatchObject({ kind: "confirm", purpose: "mulligan", rule: "103.5" })
  expect(table.seen.players[0].cards).toHaveLength(7)
  expect(table.seen.players[1].cards).toHaveLength(0)
})

it("keeping leads to the first main phase", () => {
  const session = begin()
  const { prompt } = toPerson(session)
  session.answer(prompt!.at, 0)
  const table = toPerson(session)
  expect(table.prompt?.decision.kind).toBe("priority")
})
