import { describe, expect, it } from "vitest"
import { position } from "../../opponents/testing/position.ts"
import { isTrivial } from "./trivial.ts"

describe("decisions that need no search", () => {
  it("a window in which only mana could be made", () => {
    const game = position("precombatMain", [{ battlefield: ["Mountain"] }, {}])
    expect(isTrivial(game.state, game.decision!)).toBe(true)
  })

  it("not one in which a spell can be cast", () => {
    const game = position("precombatMain", [{ battlefield: ["Mountain"], hand: ["Shock"] }, {}])
    expect(isTrivial(game.state, game.decision!)).toBe(false)
  })

  it("an upkeep, where nothing is better done than later", () => {
    const game = position("precombatMain", [{ battlefield: ["Mountain"], hand: ["Shock"] }, {}])
    const s = { ...game.state, turn: { ...game.state.turn, step: "upkeep" as const } }
    expect(isTrivial(s, game.decision!)).toBe(true)
  })
})
