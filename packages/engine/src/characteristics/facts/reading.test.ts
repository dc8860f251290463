import { describe, expect, it } from "vitest"
import type { Amount } from "../../language/amount.ts"
import type { Filter } from "../../language/filter.ts"
import { ALL_ASPECTS, ASPECT_BIT } from "./facts.ts"
import { aspectsOf, isIndividual, isVolatile, measures, readsLayer } from "./reading.ts"

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

  it("611.3a: what changes often is named, so that only effects that look at it are read anew", () => {
    const tapped = count({ is: "not", of: { is: "tapped" } })
    const onYourTurn = { if: "turnOf", player: { who: "you" } } as const
    expect(aspectsOf(tapped)).toBe(ASPECT_BIT.tapped)
    expect(aspectsOf({ if: "and", of: [onYourTurn, { if: "during", step: ["end"] }] })).toBe(
      ASPECT_BIT.step | ASPECT_BIT.turn,
    )
    expect(aspectsOf({ if: "monarch", player: { who: "you" } })).toBe(0) // a new monarch invalidates everything
    expect(aspectsOf(count({ is: "blocked" }))).toBe(ALL_ASPECTS)
    expect(aspectsOf({ n: "plus", of: [tapped, { n: "life", of: { who: "you" } }] })).toBe(
      ASPECT_BIT.tapped | ASPECT_BIT.life,
    )
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
