import { expect, it } from "vitest"
import type { ActivatedAbility } from "../../../language/ability.ts"
import { card, creature, put, table } from "../../../testing/table.ts"
import { contextOf } from "../../context.ts"
import { amount } from "../amount.ts"
import { matchesFilter } from "../filter.ts"

it("205.1: supertypes, card types and subtypes are counted", () => {
  const s = table()
  const bear = put(
    s,
    0,
    creature("Bear", 2, 2, [], {
      supertypes: ["legendary"],
      types: ["artifact", "creature"],
      subtypes: ["Bear", "Druid"],
    }),
  )
  expect(amount(s, { n: "distinct", what: "typeLine", of: { sel: "self" } }, contextOf(bear, 0))).toBe(5)
})

it("602.1: an activated ability has {T} in its cost, a mana ability too", () => {
  const s = table()
  const ability = (pay: "tap" | "untap", mana: boolean): ActivatedAbility => ({
    ability: "activated",
    cost: [{ pay }],
    effect: mana ? { do: "addMana", mana: { mana: "{G}" } } : { do: "draw", count: 1 },
  })
  const has = (...given: Parameters<typeof ability>) => {
    const id = put(s, 0, card({ name: "One", abilities: [ability(...given)] }))
    return matchesFilter(s, { is: "hasAbility", kind: "tap" }, id, contextOf(id, 0))
  }
  expect([has("tap", false), has("tap", true), has("untap", false)]).toEqual([true, true, false])
})
