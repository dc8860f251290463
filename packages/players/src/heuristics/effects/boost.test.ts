import { characteristics } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { position } from "../../opponents/testing/position.ts"
import { bearersOf, boostOf } from "./boost.ts"

describe("what static abilities add to creatures", () => {
  const boost = (name: string) => {
    const { state } = position("precombatMain", [{ hand: [name] }, {}])
    return boostOf(characteristics(state, state.players[0].hand[0]).abilities)
  }

  it("an Equipment helps its bearer, an anthem all of a side (301.5, 611.3)", () => {
    expect(boost("Vulshok Morningstar").bearer).toBeGreaterThan(boost("Bonesplitter").bearer)
    expect(boost("Bonesplitter").all).toBe(0)
    expect(boost("Glorious Anthem").all).toBeGreaterThan(0)
    expect(boost("Glorious Anthem").bearer).toBe(0)
    expect(boost("Grizzly Bears")).toEqual({ bearer: 0, all: 0 })
  })

  it("creatures that could bear it are counted", () => {
    const { state } = position("precombatMain", [{ battlefield: ["Grizzly Bears", "Forest"] }, {}])
    expect(bearersOf(state, 0)).toEqual({ count: 1, isReady: true })
    expect(bearersOf(state, 1)).toEqual({ count: 0, isReady: false })
  })
})
