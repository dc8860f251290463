import type { Filter } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { position } from "../../opponents/testing/position.ts"
import { mayFit } from "./chosen-fits.ts"

describe("whether an object may fit a filter, told at a glance", () => {
  const { state } = position("precombatMain", [
    { battlefield: ["Serra Angel"] },
    { battlefield: ["Mountain"] },
  ])
  const [angel, mountain] = state.battlefield
  const fits = (id: number, filter: Filter) => mayFit(state, id, filter, 0)

  it("types, subtypes, keywords, numbers and controllers are told", () => {
    expect([
      fits(angel, { is: "type", type: "creature" }),
      fits(mountain, { is: "type", type: "creature" }),
    ]).toEqual([true, false])
    expect(fits(mountain, { is: "subtype", subtype: "Mountain" })).toBe(true)
    expect(fits(angel, { is: "keyword", keyword: "flying" })).toBe(true)
    expect(fits(angel, { is: "power", op: ">=", than: 5 })).toBe(false)
    expect(fits(mountain, { is: "controlledBy", player: { who: "you" } })).toBe(false)
  })

  it("parts are put together, and what can't be told may fit", () => {
    const creature: Filter = { is: "type", type: "creature" }
    const land: Filter = { is: "type", type: "land" }
    expect(fits(angel, { is: "and", of: [creature, land] })).toBe(false)
    expect(fits(angel, { is: "or", of: [creature, land] })).toBe(true)
    expect(fits(angel, { is: "not", of: creature })).toBe(false)
    expect(fits(angel, { is: "not", of: { is: "other" } })).toBe(true)
  })
})
