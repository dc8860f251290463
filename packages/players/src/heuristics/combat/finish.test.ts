import { describe, expect, it } from "vitest"
import { type Placing, position } from "../../opponents/testing/position.ts"
import { burnsOut } from "./finish.ts"

/** Whether the first card in hand begins a lethal sequence. */
function kills(mine: Placing, life: number, step: "precombatMain" | "upkeep" = "precombatMain"): boolean {
  const { state } = position(step, [mine, {}], [20, life])
  const [source] = state.players[0].hand
  return burnsOut(state, 0, 1, { source, damage: 3 })
}

const lands = (count: number) => Array.from({ length: count }, () => "Mountain")

describe("burn that kills together", () => {
  it("counts what the mana suffices for", () => {
    const hand = ["Lightning Bolt", "Lightning Bolt", "Lava Spike"]
    expect(kills({ hand, battlefield: lands(3) }, 9)).toBe(true)
    expect(kills({ hand, battlefield: lands(2) }, 9)).toBe(false)
    expect(kills({ hand, battlefield: lands(3) }, 10)).toBe(false)
  })

  it("leaves sorceries out where they can't be cast (307.1)", () => {
    expect(kills({ hand: ["Lightning Bolt", "Lava Spike"], battlefield: lands(2) }, 6, "upkeep")).toBe(false)
    expect(kills({ hand: ["Lightning Bolt", "Lightning Bolt"], battlefield: lands(2) }, 6, "upkeep")).toBe(
      true,
    )
  })

  it("counts a spell for which lands can be sacrificed (118.9) as taking no mana", () => {
    expect(kills({ hand: ["Lightning Bolt", "Fireblast"], battlefield: lands(2) }, 7)).toBe(true)
    expect(kills({ hand: ["Lightning Bolt", "Fireblast"], battlefield: lands(1) }, 7)).toBe(false)
  })
})
