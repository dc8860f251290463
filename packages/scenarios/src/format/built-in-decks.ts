export interface DeckEntry {
  card: string
  count: number
}

/** A library, and what stands beside it: commanders, an oathbreaker and its spell, or possible companions. */
export interface ScenarioDeck {
  library: readonly DeckEntry[]
  sideboard: readonly DeckEntry[]
}
export type ScenarioDecks = ReadonlyMap<string, ScenarioDeck>

/** The library of those for whom a scenario names no deck. */
export const DEFAULT_DECK = "mountains"

/** The decks that need no file. */
export const BUILT_IN: ScenarioDecks = new Map([
  [DEFAULT_DECK, { library: [{ card: "Mountain", count: 71 }], sideboard: [] }],
])
