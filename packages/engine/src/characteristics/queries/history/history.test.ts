import { expect, it } from "vitest"
import { record } from "../../../events/record.ts"
import { tap, untap } from "../../../events/tap.ts"
import type { EventPattern } from "../../../language/event.ts"
import { playerRef } from "../../../state/ref.ts"
import { writable } from "../../../state/writing/edit.ts"
import { creature, put, table } from "../../../testing/table.ts"
import { contextOf } from "../../context.ts"
import { countEvents, tappedAtFirst } from "./history.ts"

it("508.1a: a creature that attacked in two combats is one that attacked, however the question is put", () => {
  const s = table()
  const [bear, cat] = [put(s, 0, creature("Bear")), put(s, 0, creature("Cat"))]
  for (const object of [bear, cat, bear])
    record(s, { kind: "attacks", rule: "508.1k", object, other: playerRef(1), player: 0 })
  record(s, { kind: "blocks", rule: "509.1g", object: bear, other: cat, player: 0 })
  const attacks: EventPattern = { on: "attacks", creature: { is: "type", type: "creature" } }
  const blocks: EventPattern = { on: "blocks", creature: { is: "type", type: "creature" } }
  const count = (pattern: EventPattern) => countEvents(s, pattern, contextOf(bear, 0))
  expect(count(attacks)).toBe(2)
  expect(count({ on: "qualified", event: attacks, during: { if: "true" } })).toBe(2)
  expect(count({ on: "anyOf", of: [attacks, blocks] })).toBe(3)
})

it("whether a permanent began the turn tapped is known however it was turned since, and of none that entered later", () => {
  const s = table()
  const [still, turned, twice, late] = [0, 1, 2, 3].map(() => put(s, 0, creature()))
  tap(s, turned, 0)
  tap(s, twice, 0)
  untap(s, twice)
  tap(s, twice, 0)
  record(s, { kind: "moves", rule: "608.3a", object: late, to: "battlefield" })
  const all = [still, turned, twice, late]
  expect(all.map((id) => tappedAtFirst(s, id))).toEqual([false, false, false, undefined])
  writable(s).events = []
  untap(s, turned)
  expect(all.map((id) => tappedAtFirst(s, id))).toEqual([false, true, true, false])
})
