import { findCard } from "@apnap/cards"
import type { Ability, CardDefinition, Effect } from "@apnap/engine"
import { describe, expect, it } from "vitest"
import { BUILT_IN } from "../../format/built-in-decks.ts"
import type { Scenario } from "../../format/format.ts"
import { runScenario } from "../run.ts"

const main = { turn: 1, step: "precombatMain", player: "A" } as const

function enchantment(name: string, effect: Effect, more: Partial<Ability> = {}): CardDefinition {
  const when = { on: "moves", object: { is: "self" }, to: "battlefield" }
  const ability = { ability: "triggered", when, effect, ...more } as Ability
  return {
    name,
    layout: "normal",
    faces: [{ name, types: ["enchantment"], cost: "{0}", abilities: [ability] }],
  }
}

const CREATURE = { is: "type", type: "creature" } as const
const own = [
  enchantment("Fountain", { do: "may", effect: { do: "gainLife", amount: 3 } }),
  enchantment("Well", { do: "addMana", mana: { choice: ["{R}", "{G}"], amount: 3, each: true } }),
  enchantment("Growth", { do: "action", action: "proliferate" }),
  enchantment(
    "Prison",
    { do: "move", what: { sel: "target", slot: 0 }, to: "exile" },
    { targets: [{ filter: CREATURE }] },
  ),
]
const stock = {
  cards: { find: (name: string) => own.find((card) => card.name === name) ?? findCard(name) },
  decks: BUILT_IN,
}

function run(more: Partial<Scenario>) {
  const scenario: Scenario = {
    id: "own/policy",
    format: "duel",
    players: { A: {}, B: {} },
    script: [],
    strict: true,
    stopAt: { turn: 1, step: "end" },
    expect: [],
    ...more,
  }
  return runScenario(scenario, stock)
}
const cast = (card: string) => ({ ...main, do: "cast", card }) as const

describe("what the script leaves open", () => {
  it("is done when it is optional, unless no more is chosen where that comes next", () => {
    const players = { A: { hand: ["Fountain"] }, B: {} }
    const life = (is: number) => [{ check: "life", player: "A", is }] as const
    const script = [cast("Fountain")]
    expect(run({ players, script, expect: life(23) }).reason).toBe("")
    expect(run({ players, script, choices: { A: [{ stop: true }] }, expect: life(20) }).reason).toBe("")
    expect(run({ players, script, choices: { A: ["Wall", { stop: true }] }, expect: life(23) }).reason).toBe(
      "",
    )
  })

  it("gives counters that are worth having to the own, the others only what they do not want", () => {
    const players = {
      A: { hand: ["Growth"], battlefield: ["Grizzly Bears"] },
      B: { battlefield: ["Hill Giant", "Air Elemental"] },
    }
    const counters = (card: string, counter: string) =>
      ({ ...main, do: "addCounters", card, counter, count: 1 }) as const
    const script = [
      counters("Grizzly Bears", "+1/+1"),
      counters("Hill Giant", "+1/+1"),
      counters("Air Elemental", "-1/-1"),
      cast("Growth"),
    ]
    const size = (card: string, power: number) => ({ check: "powerToughness", card, power }) as const
    const expected = [size("Grizzly Bears", 4), size("Hill Giant", 4), size("Air Elemental", 2)]
    expect(run({ players, script, expect: expected }).reason).toBe("")
  })

  it("mana in a combination of colours takes one number for each colour, in their order", () => {
    const players = { A: { hand: ["Well"] }, B: {} }
    const pool = (color: "R" | "G", is: number) =>
      ({ ...main, do: "check", that: { check: "manaPool", player: "A", color, is } }) as const
    const script = [cast("Well"), { ...main, do: "waitStack" } as const, pool("R", 1), pool("G", 2)]
    expect(run({ players, script, choices: { A: [1, 2] } }).reason).toBe("")
  })

  it("603.3d: a trigger that harms is aimed at the opponents' best", () => {
    const players = {
      A: { hand: ["Prison"], battlefield: ["Air Elemental"] },
      B: { battlefield: ["Grizzly Bears", "Hill Giant"] },
    }
    const expected = [{ check: "exile", player: "B", card: "Hill Giant", is: 1 }] as const
    expect(run({ players, script: [cast("Prison")], expect: expected }).reason).toBe("")
  })
})
