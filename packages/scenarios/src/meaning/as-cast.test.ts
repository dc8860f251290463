import { describe, expect, it } from "vitest"
import { attack, life, main } from "../rule-book/testing/pieces.ts"
import { card, creature, fault } from "./played.ts"

const ROAR = card(
  "Old Roar",
  "Instant",
  "As an additional cost to cast this spell, you may reveal a Dragon card from your hand.\nOld Roar deals 2 damage to any target. If you revealed a Dragon card or controlled a Dragon as you cast this spell, you gain 4 life.",
  "{R}",
)
const DRAGON = creature("Small Dragon", "2/2", "", "Dragon")
const roar = (A: object, more: object = {}) =>
  fault({
    cards: [ROAR, DRAGON],
    players: { A: { battlefield: ["Mountain"], hand: ["Old Roar"], ...A }, B: {} },
    script: [{ ...main, do: "cast", card: "Old Roar", targets: [{ player: "B" }] }],
    ...more,
  })

describe("texts that are read, played: the moment of casting", () => {
  it("601.2i: what was controlled as the spell was cast counts", () => {
    const battlefield = ["Mountain", "Small Dragon"]
    expect(roar({ battlefield }, { expect: [life("A", 24), life("B", 18)] })).toBe("")
  })

  it("601.2i: without a Dragon nothing more happens", () => {
    expect(roar({}, { expect: [life("A", 20), life("B", 18)] })).toBe("")
  })

  it("601.2b: nor with one in hand that is not revealed; revealed, it counts", () => {
    const hand = ["Old Roar", "Small Dragon"]
    expect(roar({ hand }, { choices: { A: [false] }, expect: [life("A", 20)] })).toBe("")
    expect(roar({ hand }, { choices: { A: [true] }, expect: [life("A", 24)] })).toBe("")
  })
})

describe("texts that are read, played: attacks", () => {
  it("508.1b: the player that the creature attacks is dealt the damage, by the permanent that says so", () => {
    const horde = card(
      "Loud Horde",
      "Enchantment",
      "Whenever a creature you control attacks, this enchantment deals 1 damage to the player or planeswalker it's attacking.",
    )
    expect(
      fault({
        cards: [horde, creature("Small Bear", "1/1")],
        players: { A: { battlefield: ["Loud Horde", { card: "Small Bear", count: 2 }] }, B: {} },
        script: [1, 2].map(() => attack("Small Bear")),
        stopAt: { turn: 1, step: "end" },
        expect: [life("B", 16)],
      }),
    ).toBe("")
  })

  it("508.3d: creatures with a total power are attacked with together", () => {
    const pack = card(
      "Loud Pack",
      "Enchantment",
      "Whenever you attack with creatures with total power 4 or greater, you gain 5 life.",
    )
    const attacked = (count: number) =>
      fault({
        cards: [pack, creature("Large Bear", "2/2")],
        players: { A: { battlefield: ["Loud Pack", { card: "Large Bear", count: 2 }] }, B: {} },
        script: Array.from({ length: count }, () => attack("Large Bear")),
        stopAt: { turn: 1, step: "end" },
        expect: [life("A", count === 2 ? 25 : 20)],
      })
    expect(attacked(1)).toBe("")
    expect(attacked(2)).toBe("")
  })
})

describe("texts that are read, played: targets of what was paid", () => {
  it("702.33g: kicked, it has the targets of the kicked text alone", () => {
    const guard = card(
      "Kind Guard",
      "Instant",
      "Kicker {1}\nTarget creature you control gets +1/+1 until end of turn. If this spell was kicked, instead any number of target creatures you control get +1/+1 until end of turn.",
      "{W}",
    )
    expect(
      fault({
        cards: [guard, creature("Small Bear", "1/1"), creature("Slim Bear", "1/1")],
        players: {
          A: { battlefield: [{ card: "Plains", count: 2 }, "Small Bear", "Slim Bear"], hand: ["Kind Guard"] },
          B: {},
        },
        choices: { A: [true] },
        script: [{ ...main, do: "cast", card: "Kind Guard", targets: ["Small Bear", "Slim Bear"] }],
        stopAt: { turn: 1, step: "precombatMain" },
        expect: ["Small Bear", "Slim Bear"].map(
          (name) => ({ check: "powerToughness", player: "A", card: name, power: 2, toughness: 2 }) as const,
        ),
      }),
    ).toBe("")
  })
})
