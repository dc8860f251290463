import type { CardDefinition } from "@apnap/engine"
import { whole } from "../numbers.ts"
import { wholeCards } from "./whole-cards.ts"

/** The subset of a file's cards to draw decks from. */
export interface PoolOptions {
  oneIn: string
  from: string
}

/** With fewer cards all decks would be alike. */
const LEAST_CARDS = 100

/** The cards of a file to draw decks from. Throws "cards/few". */
export async function drawnFrom(path: string, options: PoolOptions): Promise<CardDefinition[]> {
  const oneIn = whole(options.oneIn, "--one-in", 1, 1_000_000)
  const cards = await wholeCards(path, oneIn, whole(options.from, "--from", 0, oneIn - 1))
  if (cards.length < LEAST_CARDS)
    throw new Error(`cards/few: decks are drawn from at least ${LEAST_CARDS} cards, not ${cards.length}`)
  return cards
}
