import { describe, expect, it } from "vitest"
import { position } from "../opponents/testing/position.ts"
import { cardWorth, worthOf } from "./worth.ts"

describe("what an object is worth", () => {
  it("a creature: its derived body and keywords (613)", () => {
    const worth = (...names: string[]) => {
      const { state } = position("precombatMain", [{ battlefield: names }, {}])
      return worthOf(state, state.battlefield[0])
    }
    expect(worth("Craw Wurm")).toBeGreaterThan(worth("Grizzly Bears"))
    expect(worth("White Knight")).toBeGreaterThan(worth("Grizzly Bears"))
    expect(worth("Grizzly Bears", "Glorious Anthem")).toBeGreaterThan(worth("Grizzly Bears"))
  })

  it("a land in hand: the more, the fewer are in play", () => {
    const worth = (lands: number) => {
      const battlefield = Array.from({ length: lands }, () => "Forest")
      const { state } = position("precombatMain", [{ hand: ["Forest"], battlefield }, {}])
      return cardWorth(state, state.players[0].hand[0], 0)
    }
    expect(worth(1)).toBeGreaterThan(worth(4))
    expect(worth(4)).toBeGreaterThan(worth(7))
  })

  it("a dear spell in hand: the more, the sooner lands will pay for it", () => {
    const worth = (hand: string[], battlefield: string[]) => {
      const { state } = position("precombatMain", [{ hand: ["Wrath of God", ...hand], battlefield }, {}])
      return cardWorth(state, state.players[0].hand[0], 0)
    }
    const lands = ["Plains", "Plains", "Plains"]
    expect(worth(lands, [])).toBeGreaterThan(worth([], []))
    expect(worth([], lands)).toBe(worth(lands, []))
  })
})
