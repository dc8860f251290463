import { DECK_NAMES, deckByName } from "@apnap/cards"
import type { CardDefinition } from "@apnap/engine"
import { drawnDeck } from "@apnap/players"
import { drawnFrom, type PoolOptions } from "../cards/drawn-from.ts"
import { whole } from "../numbers.ts"

/** Decks to draw from a card file instead of the eight built-in ones. */
export interface DrawnOptions extends PoolOptions {
  drawn?: string
  cards?: string
}

const MOST_DRAWN = 1000

/** The arena's decks by name: the eight, or the requested number drawn. The same cards always give the same decks. */
export async function readDecks(options: DrawnOptions): Promise<Record<string, readonly CardDefinition[]>> {
  const { drawn, cards } = options
  if (drawn === undefined && cards !== undefined)
    throw new Error("arena/drawn: --cards is a file to draw decks from: say how many with --drawn")
  if (drawn === undefined) return Object.fromEntries(DECK_NAMES.map((name) => [name, deckByName(name)!.main]))
  const count = whole(drawn, "--drawn", 2, MOST_DRAWN)
  if (cards === undefined) throw new Error("arena/cards: --drawn needs --cards")
  const pool = await drawnFrom(cards, options)
  return Object.fromEntries(
    Array.from({ length: count }, (_, i) => [`drawn-${i + 1}`, drawnDeck(pool, i + 1)]),
  )
}
