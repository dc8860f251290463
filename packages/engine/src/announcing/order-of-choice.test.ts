import { expect, it } from "vitest"
import { contextOf } from "../characteristics/context.ts"
import { answering } from "../events/testing/replacing.ts"
import type { TargetSlot } from "../language/selector.ts"
import { creature, put, table } from "../testing/table.ts"
import { announceTargets } from "./announce.ts"

const CREATURE = { is: "type", type: "creature" } as const
const mine: TargetSlot = { filter: CREATURE }
const theirs: TargetSlot = { filter: CREATURE, by: { who: "opponents" } }

/** Who chooses, in order, and the targets of the slots, if each takes the creature of this place. */
function chosen(targets: readonly TargetSlot[], places: readonly number[]) {
  const s = table()
  const ids = [put(s, 0, creature("First", 1, 1)), put(s, 1, creature("Second", 1, 1))]
  const context = contextOf(ids[0], 0)
  const { asked, value } = answering(
    places.map((place) => [place]),
    () => announceTargets(s, 0, [{ targets }], null, context),
  )
  return [asked.map(({ player }) => player), value.targets.map(([id]) => ids.indexOf(id))]
}

it("601.6b, 602.3b: the controller chooses first, then the other player, wherever their targets stand", () => {
  expect(chosen([theirs, mine], [0, 1])).toEqual([
    [0, 1],
    [1, 0],
  ])
  expect(chosen([mine, theirs], [0, 1])).toEqual([
    [0, 1],
    [0, 1],
  ])
})

it("601.2c: a target that depends on another's choice waits for it", () => {
  expect(chosen([theirs, { ...mine, otherThan: [0] }], [0, 0])).toEqual([
    [1, 0],
    [0, 1],
  ])
})
