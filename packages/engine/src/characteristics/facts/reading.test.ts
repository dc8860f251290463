import { describe, expect, it } from "vitest"
import type { Amount } from "../../language/amount.ts"
import type { Filter } from "../../language/filter.ts"
import { isIndividual, isVolatile, measures, readsLayer } from "./reading.ts"

const count = (filter: Filter, more: { zone?: "graveyard" } = {}): Amount & object => ({
  n: "count",
  filter,
  ...more,
})

describe("what the reading of a piece of the language depends on", () => {
  it("613.8: the layers that can change it are those of all nodes in it", () => {
    const creatures = count({
      is: "and",
      of: [
        { is: "type", type: "creature" },
        { is: "color", color: "G" },
      ],
    })
    expect(["3", "4", "5", "6"].map((layer) => readsLayer(creatures, layer as "3"))).toEqual([
      true,
      true,
      true,
      false,
    ])
    expect(readsLayer({ change: "addAbilitiesOf", of: { sel: "self" } }, "6")).toBe(true)
  })

  it("what counts cards in another zone, or spells cast this game, changes without an invalidation", () => {
    expect(isVolatile(count({ is: "card" }))).toBe(false)
    expect(isVolatile(count({ is: "card" }, { zone: "graveyard" }))).toBe(true)
    expect(isVolatile({ n: "castThisGame", by: { who: "you" }, named: { sel: "self" } })).toBe(true)
    expect(isVolatile({ n: "lifeDifference", of: { who: "players" } })).toBe(true)
  })

  it("a number alone reads nothing", () => {
    expect(measures({ change: "modifyPT", power: 1, toughness: 1 })).toBe(false)
    expect(measures({ change: "modifyPT", power: count({ is: "token" }), toughness: 1 })).toBe(true)
  })

  it("607.2d: what was chosen for an object is another thing for each", () => {
    expect(isIndividual(count({ is: "chosenType" }))).toBe(true)
    expect(isIndividual(count({ is: "token" }))).toBe(false)
  })
})
