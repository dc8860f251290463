export interface DeckEntry {
  card: string
  count: number
}

/** A library and the cards beside it: commanders, an oathbreaker and its spell, or possible companions. */
export interface ScenarioDeck {
  library: readonly DeckEntry[]
  sideboard: readonly DeckEntry[]
}
export type ScenarioDecks = ReadonlyMap<string, ScenarioDeck>

/** The library of players without a named deck. */
export const DEFAULT_DECK = "mountains"

/** The built-in decks. */
export const BUILT_IN: ScenarioDecks = new Map([
  [DEFAULT_DECK, { library: [{ card: "Mountain", count: 71 }], sideboard: [] }],
])
