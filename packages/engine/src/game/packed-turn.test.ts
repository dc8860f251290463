import { expect, it } from "vitest"
import { type EventParts, makeEvent } from "../state/new-event.ts"
import { asItIs, packedTurn, unpackedTurn } from "./packed-turn.ts"

const effect = {
  source: 7,
  rule: "614.1a",
  fate: "applied",
  chooser: -1,
  order: "",
  amount: 3,
  to: "",
  other: 0,
} as const
const EVENTS: EventParts[] = [
  { kind: "beginsTurn", rule: "500.1", player: 0, amount: 2 },
  {
    kind: "moves",
    rule: "701.8a",
    object: 9,
    was: 8,
    player: 1,
    from: "battlefield",
    to: "graveyard",
    cause: "destroy",
  },
  {
    kind: "damage",
    rule: "120.3",
    source: 7,
    other: -2,
    amount: 3,
    combat: true,
    settled: { effects: [effect] },
  },
  { kind: "step", rule: "513", detail: "end" },
]

it("a packed turn has the same events, with the same fields in the same order", () => {
  const events = EVENTS.map((parts, batch) => makeEvent({ ...parts, batch }))
  const again = unpackedTurn(packedTurn(events, asItIs))
  expect(again).toEqual(events)
  expect(JSON.stringify(again)).toBe(JSON.stringify(events))
})

it("a packed turn without events has none", () => {
  expect(unpackedTurn(packedTurn([], asItIs))).toEqual([])
})
