import { describe, expect, it } from "vitest"
import { life, main, there } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const TORCH = card(
  "Long Torch",
  "Artifact — Equipment",
  'Equipped creature has "{T}, Sacrifice Long Torch: Long Torch deals 2 damage to any target."\nEquip {0}',
)
const GRIME = card(
  "Old Grime",
  "Enchantment",
  'Whenever a nontoken creature you control dies, put a slime counter on this enchantment, then create a green Ooze creature token with "This token\'s power and toughness are each equal to the number of slime counters on Old Grime."',
)
const EQUIP = {
  ...main,
  do: "activate" as const,
  card: "Long Torch",
  ability: "Equip",
  targets: ["Small Bear"],
}

describe("texts that are read, played: an ability names what gives it (201.5a)", () => {
  it("602.2b: the Equipment is sacrificed as the cost, not the creature that has the ability, and deals the damage", () => {
    expect(
      fault({
        cards: [TORCH, creature("Small Bear", "1/1")],
        players: { A: { battlefield: ["Long Torch", "Small Bear"] }, B: {} },
        script: [
          EQUIP,
          {
            ...main,
            step: "postcombatMain",
            do: "activate",
            source: "Small Bear",
            ability: "{T}",
            targets: [{ player: "B" }],
          },
        ],
        expect: [life("B", 18), there("A", "Long Torch", 0), there("A", "Small Bear", 1)],
      }),
    ).toBe("")
  })

  it("111.3: a token counts the counters of what made it", () => {
    const bolt = card("Red Spark", "Instant", "Red Spark deals 1 damage to target creature.", "{R}")
    const cast = { ...main, do: "cast" as const, card: "Red Spark" }
    expect(
      fault({
        cards: [GRIME, bolt, creature("Small Bear", "1/1"), creature("Slim Bear", "1/1")],
        players: {
          A: {
            battlefield: ["Old Grime", "Small Bear", "Slim Bear", { card: "Mountain", count: 2 }],
            hand: ["Red Spark", "Red Spark"],
          },
          B: {},
        },
        script: [
          { ...cast, targets: ["Small Bear"] },
          { ...cast, targets: ["Slim Bear"] },
        ],
        expect: [
          there("A", "Ooze Token", 2),
          { check: "powerToughness", player: "A", card: "Ooze Token", power: 2, toughness: 2 },
        ],
      }),
    ).toBe("")
  })
})
