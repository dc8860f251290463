import fc from "fast-check"
import { expect, it } from "vitest"
import type { Ability } from "../../language/ability.ts"
import type { Filter } from "../../language/filter.ts"
import type { Change } from "../../language/statics/change.ts"
import type { State } from "../../state/state.ts"
import { invalidate } from "../../state/writing/edit.ts"
import { card, creature, put, table } from "../../testing/table.ts"
import { characteristics } from "../query.ts"
import { derive } from "./derived.ts"

const CREATURE: Filter = { is: "type", type: "creature" }
const YOURS: Filter = { is: "controlledBy", player: { who: "you" } }
const OPPOSING: Filter = { is: "controlledBy", player: { who: "opponents" } }
const changes = (filter: Filter, ...of: Change[]): Ability => ({
  ability: "static",
  effects: [{ static: "modify", what: { sel: "all", filter }, changes: of }],
})
const all = (...of: Filter[]): Filter => ({ is: "and", of })
const add = (power: number, toughness: number): Change => ({ change: "modifyPT", power, toughness })
const count = { n: "count", filter: all(CREATURE, YOURS) } as const

const CARDS = [
  creature("Bear"),
  creature("Lord", 2, 2, [changes(all(CREATURE, YOURS, { is: "other" }), add(1, 2))]),
  creature("Tyrant", 2, 2, [changes(all(CREATURE, { is: "other" }), add(-1, 0))]),
  card({ name: "Anthem", types: ["enchantment"], abilities: [changes(all(CREATURE, YOURS), add(1, 1))] }),
  card({ name: "Curse", types: ["enchantment"], abilities: [changes(all(CREATURE, OPPOSING), add(0, -1))] }),
  card({
    name: "Horde",
    types: ["enchantment"],
    abilities: [changes(all(CREATURE, YOURS), { change: "modifyPT", power: count, toughness: 0 })],
  }),
  card({
    name: "Weak",
    types: ["enchantment"],
    abilities: [changes(all(CREATURE, { is: "power", op: ">=", than: 4 }), add(-2, 0))],
  }),
  card({ name: "Dull", types: ["enchantment"], abilities: [changes(CREATURE, { change: "loseAbilities" })] }),
]

function sizes(s: State): readonly (number | null)[][] {
  return s.battlefield.map((id) => [characteristics(s, id).power, characteristics(s, id).toughness])
}

it("613.4c: additions that are added up give the sizes that they give one by one", () => {
  const permanent = fc.record({ card: fc.constantFrom(...CARDS), player: fc.constantFrom(0, 1) })
  fc.assert(
    fc.property(fc.array(permanent, { maxLength: 14 }), (board) => {
      const s = table()
      for (const { card, player } of board) put(s, player, card)
      invalidate(s)
      const together = sizes(s)
      derive(s, (_part, apply) => apply?.())
      expect(together).toEqual(sizes(s))
    }),
    { numRuns: 300 },
  )
})

it("613.4c: forty lords raise each other by thirty-nine", () => {
  const s = table()
  const lords = Array.from({ length: 40 }, () => put(s, 0, CARDS[1]))
  const [bear] = [put(s, 1, CARDS[0])]
  expect(characteristics(s, lords[7])).toMatchObject({ power: 41, toughness: 80 })
  expect(characteristics(s, bear)).toMatchObject({ power: 2, toughness: 2 })
})
