import { compileCard, findCard, type SourceCard } from "@apnap/cards"
import { BUILT_IN } from "../format/built-in-decks.ts"
import type { Scenario } from "../format/format.ts"
import { runScenario } from "../runner/run.ts"

const stock = { cards: { find: findCard }, decks: BUILT_IN, compile: compileCard }

type Face = Pick<SourceCard, "name" | "type_line" | "oracle_text" | "mana_cost" | "power" | "toughness">

/** A creature with a text of its own. */
export function creature(name: string, size: string, oracle_text = "", subtypes = "Bear"): Face {
  const [power, toughness] = size.split("/")
  return { name, type_line: `Creature — ${subtypes}`, mana_cost: "{1}", power, toughness, oracle_text }
}

export const card = (name: string, type_line: string, oracle_text: string, mana_cost = "{1}"): Face => ({
  name,
  type_line,
  oracle_text,
  mana_cost,
})

/** Why a game with these texts did not go as it says; nothing where it did. */
export function fault(more: Partial<Scenario>): string {
  const scenario: Scenario = {
    id: "own/meaning",
    format: "duel",
    players: { A: {}, B: {} },
    script: [],
    strict: true,
    stopAt: { turn: 1, step: "end" },
    expect: [],
    ...more,
  }
  const { outcome, reason, lacks } = runScenario(scenario, stock)
  return outcome === "passed" ? "" : `${outcome}: ${reason} ${JSON.stringify(lacks ?? "")}`
}

/** Entries of the script: A's first main phase, a spell cast in it, a wait for the stack, an attack on B. */
export const main = { turn: 1, step: "precombatMain", player: "A" } as const
export const cast = (name: string, more: object = {}) => ({
  ...main,
  do: "cast" as const,
  card: name,
  ...more,
})
export const wait = { ...main, do: "waitStack" } as const
export const attack = (name: string) =>
  ({
    turn: 1,
    step: "declareAttackers",
    player: "A",
    do: "attack",
    creature: name,
    defender: { player: "B" },
  }) as const

/** Checks. */
export const life = (player: string, is: number) => ({ check: "life", player, is }) as const
export const size = (name: string, power: number, toughness: number) =>
  ({ check: "powerToughness", player: "A", card: name, power, toughness }) as const
export const there = (player: string, name: string, is: number) =>
  ({ check: "permanents", player, card: name, is }) as const
