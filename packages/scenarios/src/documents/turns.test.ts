import { describe, expect, it } from "vitest"
import type { Entry } from "../format/format.ts"
import { lifeOf, MAIN, onBattlefield, played } from "./testing/table.ts"

const ERA = "2014-02"

describe("turns as they are played", () => {
  it("502.1: phasing comes before untapping: what phased out tapped phases in and untaps in one step [S004-1.1.a-1] [S004-703-6]", () => {
    const GHOST = {
      name: "Test Ghost",
      mana_cost: "{1}",
      type_line: "Creature — Spirit",
      oracle_text: "Phasing\nHaste",
      power: "2",
      toughness: "2",
    }
    const attack = (turn: number) =>
      ({
        turn,
        step: "declareAttackers",
        player: "A",
        do: "attack",
        creature: "Test Ghost",
        defender: { player: "B" },
      }) as const
    expect(
      played({
        ruleset: ERA,
        cards: [GHOST],
        players: { A: { battlefield: ["Test Ghost"] }, B: {} },
        script: [attack(3), attack(7)],
        checkpoints: [
          { stopAt: { turn: 1, step: "upkeep" }, expect: [onBattlefield("Test Ghost", 0)] },
          { stopAt: { turn: 3, step: "end" }, expect: [{ check: "tapped", card: "Test Ghost", is: true }] },
          { stopAt: { turn: 5, step: "upkeep" }, expect: [onBattlefield("Test Ghost", 0)] },
          {
            stopAt: { turn: 7, step: "upkeep" },
            expect: [{ check: "tapped", card: "Test Ghost", is: false }],
          },
        ],
        stopAt: { turn: 7, step: "end" },
        expect: [lifeOf("B", 16)],
      }),
    ).toBe("")
  })

  it("505.1a: only the first main phase of a turn is precombat, also when another combat and main phase come [S004-2-3]", () => {
    const DAWN = {
      name: "Test Dawn",
      mana_cost: "{1}",
      type_line: "Enchantment",
      oracle_text: "At the beginning of your precombat main phase, you gain 1 life.",
    }
    expect(
      played({
        ruleset: ERA,
        cards: [DAWN],
        players: {
          A: {
            hand: ["Relentless Assault"],
            battlefield: ["Test Dawn", { card: "Mountain", count: 4 }],
          },
          B: {},
        },
        script: [
          { ...MAIN, do: "waitStack" },
          { ...MAIN, do: "cast", card: "Relentless Assault" },
        ],
        stopAt: { turn: 1, step: "end" },
        expect: [lifeOf("A", 21)],
      }),
    ).toBe("")
  })

  it("505.5b@2014-02: a land in either main phase, with priority and an empty stack, and nowhere else [S004-2-17]", () => {
    const land = (turn: number, step: "precombatMain" | "postcombatMain" | "end" | "declareAttackers") =>
      ({ turn, step, player: "A", do: "playLand", card: "Forest" }) as const
    const game = (script: readonly Entry[], forests: number) =>
      played({
        ruleset: ERA,
        players: {
          A: { hand: ["Forest", "Lightning Bolt"], battlefield: ["Mountain"] },
          B: {},
        },
        script,
        stopAt: { turn: 2, step: "end" },
        expect: [onBattlefield("Forest", forests)],
      })
    const bolt = { ...MAIN, do: "cast", card: "Lightning Bolt", targets: [{ player: "B" }] } as const
    const never = { illegal: true } as const
    expect(game([land(1, "precombatMain")], 1)).toBe("")
    expect(game([land(1, "postcombatMain")], 1)).toBe("")
    expect(game([bolt, { ...land(1, "precombatMain"), ...never }], 0)).toBe("")
    for (const step of ["end", "declareAttackers"] as const)
      expect(game([{ ...land(1, step), ...never }], 0)).toBe("")
    expect(game([{ ...land(2, "precombatMain"), ...never }], 0)).toBe("")
  })
})
