import { compileCard, findCard, type SourceCard } from "@apnap/cards"
import type { CardDefinition } from "@apnap/engine"
import { BUILT_IN, type ScenarioDecks } from "../format/built-in-decks.ts"
import type { Scenario } from "../format/format.ts"
import { runScenario } from "../runner/run.ts"

function stockWith(cards: readonly CardDefinition[], decks: ScenarioDecks) {
  const find = (name: string) => cards.find((card) => card.name === name) ?? findCard(name)
  return { cards: { find }, decks, compile: compileCard }
}

type Face = Pick<SourceCard, "name" | "type_line" | "oracle_text" | "mana_cost" | "power" | "toughness">

/** A creature with the given text. */
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

/** Why a game with these texts, plus cards in the ability language, fails its checks; empty if it passes. */
export function fault(
  more: Partial<Scenario>,
  cards: readonly CardDefinition[] = [],
  decks: ScenarioDecks = BUILT_IN,
): string {
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
  const { outcome, reason, lacks } = runScenario(scenario, stockWith(cards, decks))
  return outcome === "passed" ? "" : `${outcome}: ${reason} ${JSON.stringify(lacks ?? "")}`
}
