import { describe, expect, it } from "vitest"
import { type Placing, position } from "../opponents/testing/position.ts"
import { sideOf } from "./side.ts"

const side = (mine: Placing) => sideOf(position("precombatMain", [mine, {}]).state, 0)

describe("what stands on a player's side", () => {
  it("permanents: lands, what else makes mana, creatures by body and evasion", () => {
    const found = side({ battlefield: ["Forest", "Llanowar Elves", "Serra Angel", "Wall of Omens"] })
    expect(found).toMatchObject({ lands: 1, makers: 1, creatures: 3, blockers: 3, flyers: 1 })
    // A creature with defender doesn't attack (702.3b).
    expect(found).toMatchObject({ power: 5, evasive: 4, grounded: [1] })
  })

  it("cards held: what can be paid for, removal, counterspells, burn", () => {
    const held = ["Lightning Bolt", "Doom Blade", "Counterspell", "Craw Wurm", "Forest"]
    const found = side({ hand: held, battlefield: ["Mountain"] })
    expect(found).toMatchObject({ landsHeld: 1, spells: 4, castable: 3, removal: 2, counters: 1, burn: 3 })
    expect(found.soon).toBe(0)
    expect(found.later).toBeGreaterThan(5)
  })

  it("of a modal spell all modes count (700.2)", () => {
    expect(side({ hand: ["Abrade"], battlefield: ["Mountain"] })).toMatchObject({
      spells: 1,
      removal: 1,
      drawing: 0,
    })
  })

  it("a creature in the graveyard counts for who holds a card that returns it", () => {
    const graveyard = ["Craw Wurm"]
    expect(side({ graveyard }).returning).toBe(0)
    expect(side({ graveyard, hand: ["Reanimate"] }).returning).toBeGreaterThan(5)
  })
})
