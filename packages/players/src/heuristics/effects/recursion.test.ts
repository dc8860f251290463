import { describe, expect, it } from "vitest"
import { position } from "../../opponents/testing/position.ts"
import { returnsFromGraveyard, worthInGraveyard } from "./recursion.ts"

describe("creatures that come back from the graveyard", () => {
  const worth = (hand: string[], library: string[] = [], lands = 0) => {
    const battlefield = Array.from({ length: lands }, () => "Swamp")
    const { state } = position("precombatMain", [{ hand, library, battlefield }, {}])
    return worthInGraveyard(state, state.players[0].hand[0], 0)
  }

  it("who holds a card that returns one wants his dear creatures there", () => {
    expect(worth(["Grave Titan", "Zombify"])).toBeGreaterThan(worth(["Grave Titan"], ["Zombify"]))
    expect(worth(["Grave Titan"], ["Zombify"])).toBeGreaterThan(0)
    expect(worth(["Grave Titan"])).toBe(0)
  })

  it("but not those that he can cast, nor other cards", () => {
    expect(worth(["Grave Titan", "Zombify"], [], 6)).toBe(0)
    expect(worth(["Divination", "Zombify"])).toBe(0)
  })

  it("what returns to the hand alone does not count", () => {
    const holds = (card: string) =>
      returnsFromGraveyard(position("precombatMain", [{ hand: [card] }, {}]).state, 0)
    expect([holds("Reanimate"), holds("Divination"), holds("Entomb")]).toEqual([true, false, false])
  })
})
