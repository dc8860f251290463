import { describe, expect, it } from "vitest"
import type { Entry } from "../format/format.ts"
import { lifeOf, MAIN, onBattlefield, played } from "./testing/table.ts"

const ERA = "2014-02"

describe("state-based actions in real turns", () => {
  it("704.2, 704.3: before any player's priority: who pays their last life for a spell loses before it resolves [S000-1-4]", () => {
    const PACT = {
      name: "Test Pact",
      mana_cost: "{B}",
      type_line: "Instant",
      oracle_text: "As an additional cost to cast this spell, pay 20 life.\nYou gain 40 life.",
    }
    expect(
      played({
        ruleset: ERA,
        cards: [PACT],
        players: { A: {}, B: { hand: ["Test Pact"], battlefield: ["Swamp"] } },
        script: [{ turn: 1, step: "end", player: "B", do: "cast", card: "Test Pact" }],
        stopAt: { turn: 2, step: "upkeep" },
        expect: [{ check: "lost", player: "B", is: true }, lifeOf("B", 0)],
      }),
    ).toBe("")
  })

  it("704.5p: an Equipment that becomes a creature comes off and stays [S000-3-27]", () => {
    const AXE = {
      name: "Test Axe",
      mana_cost: "{1}",
      type_line: "Artifact — Equipment",
      oracle_text: "Equipped creature gets +1/+1.\nEquip {1}",
    }
    const WAKE = {
      name: "Test Waking",
      mana_cost: "{U}",
      type_line: "Instant",
      oracle_text: "Target artifact becomes a 2/2 artifact creature until end of turn.",
    }
    expect(
      played({
        ruleset: ERA,
        cards: [AXE, WAKE],
        players: {
          A: {
            hand: ["Test Waking"],
            battlefield: ["Grizzly Bears", "Test Axe", { card: "Island", count: 2 }],
          },
          B: {},
        },
        script: [
          { ...MAIN, do: "activate", ability: "Equip", source: "Test Axe", targets: ["Grizzly Bears"] },
          { ...MAIN, do: "waitStack" },
          {
            ...MAIN,
            do: "check",
            that: { check: "powerToughness", card: "Grizzly Bears", power: 3, toughness: 3 },
          },
          { ...MAIN, do: "cast", card: "Test Waking", targets: ["Test Axe"] },
        ],
        expect: [
          { check: "attached", card: "Test Axe", is: false },
          onBattlefield("Test Axe", 1),
          { check: "powerToughness", card: "Grizzly Bears", power: 2, toughness: 2 },
        ],
      }),
    ).toBe("")
  })

  it("704.6c: 21 combat damage of one commander over the game, no other damage and no other creature's [S000-3-33]", () => {
    const LEADER = {
      name: "Test Leader",
      mana_cost: "{R}",
      type_line: "Legendary Creature — Warrior",
      oracle_text: "Haste\n{R}: This creature deals 10 damage to each opponent.",
      power: "7",
      toughness: "7",
      color_identity: ["R" as const],
    }
    const strike = (turn: number) =>
      ({
        turn,
        step: "declareAttackers",
        player: "A",
        do: "attack",
        creature: "Test Leader",
        defender: { player: "B" },
      }) as const
    const cast = { ...MAIN, do: "cast", card: "Test Leader" } as const
    const burn = { turn: 3, step: "precombatMain", player: "A", do: "activate", ability: "{R}:" } as const
    const after = (script: readonly Entry[], lost: boolean, life: number) =>
      played({
        format: "commanderDuel",
        ruleset: ERA,
        cards: [LEADER],
        players: {
          A: { command: ["Test Leader"], battlefield: ["Mountain"] },
          B: { life: 60 },
        },
        script,
        stopAt: { turn: 6, step: "end" },
        expect: [{ check: "lost", player: "B", is: lost }, lifeOf("B", life)],
      })
    expect(after([cast, strike(1), strike(3), strike(5)], true, 39)).toBe("")
    expect(after([cast, strike(1), strike(3), burn], false, 36)).toBe("")
  })
})
