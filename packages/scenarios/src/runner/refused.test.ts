import { findCard } from "@apnap/cards"
import { describe, expect, it } from "vitest"
import { BUILT_IN } from "../format/built-in-decks.ts"
import type { Scenario } from "../format/format.ts"
import { runScenario } from "./run.ts"

const main = { turn: 1, step: "precombatMain", player: "A" } as const

/** The rules that refuse what the script asks for. */
function refusedBy(fields: Partial<Scenario>): (readonly [string, string])[] {
  const scenario: Scenario = {
    id: "refused",
    format: "duel",
    players: {},
    script: [],
    strict: false,
    stopAt: { turn: 2, step: "end" },
    expect: [],
    ...fields,
  }
  const { refused = [] } = runScenario(scenario, { cards: { find: findCard }, decks: BUILT_IN })
  return refused.map(({ what, rule }) => [what, rule])
}

describe("what the rules refuse is told with the rule", () => {
  it("a spell that can't be paid (601.2h)", () => {
    const players = { A: { hand: ["Lightning Bolt"] } }
    expect(refusedBy({ players, script: [{ ...main, do: "cast", card: "Lightning Bolt" }] })).toEqual([
      ['turn 1 precombatMain: cast "Lightning Bolt"', "601.2h"],
    ])
  })

  it("a sorcery in an opponent's turn (117.1a)", () => {
    const players = { B: { hand: ["Divination"], battlefield: [{ card: "Island", count: 3 }] } }
    const script = [{ ...main, player: "B", do: "cast", card: "Divination" }] as const
    expect(refusedBy({ players, script }).map(([, rule]) => rule)).toEqual(["117.1a"])
  })

  it("a target with hexproof (702.11b)", () => {
    const players = {
      A: { hand: ["Lightning Bolt"], battlefield: ["Mountain", "Grizzly Bears"] },
      B: { battlefield: ["Sacred Wolf"] },
    }
    const script = [{ ...main, do: "cast", card: "Lightning Bolt", targets: ["Sacred Wolf"] }] as const
    expect(refusedBy({ players, script })).toEqual([
      ['turn 1 precombatMain: cast "Lightning Bolt": "Sacred Wolf"', "702.11b"],
    ])
  })

  it("a block of a flyer by a creature without flying or reach (702.9b), and an attack by a defender (702.3b)", () => {
    const players = {
      A: { battlefield: ["Serra Angel", "Wall of Omens"] },
      B: { battlefield: ["Grizzly Bears"] },
    }
    const attack = { turn: 1, step: "declareAttackers", player: "A", do: "attack" } as const
    const script = [
      { ...attack, creature: "Serra Angel" },
      { ...attack, creature: "Wall of Omens" },
      {
        turn: 1,
        step: "declareBlockers",
        player: "B",
        do: "block",
        creature: "Grizzly Bears",
        attacker: "Serra Angel",
      },
    ] as const
    expect(refusedBy({ players, script })).toEqual([
      ['turn 1: attack with "Wall of Omens"', "702.3b"],
      ['turn 1: block with "Grizzly Bears"', "702.9b"],
    ])
  })
})
