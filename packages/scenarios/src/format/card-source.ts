import type { CardDefinition } from "@apnap/engine"
import { Unsupported } from "./outcome.ts"

/** Finds cards by the names that scenarios use. */
export interface CardSource {
  /** The card; undefined if it is unknown or not fully understood. */
  find(name: string): CardDefinition | undefined
  /** The phrases of a card's text that are not understood; empty for an unknown card. */
  lacking?(name: string): readonly string[]
}

/** The card of that name. Throws `Unsupported`, which names the card and the first phrase not understood. */
export function definitionOf(name: string, cards: CardSource): CardDefinition {
  const card = cards.find(name)
  if (card !== undefined) return card
  const [phrase] = cards.lacking?.(name) ?? []
  throw new Unsupported({ card: name, ...(phrase !== undefined && { phrase }) })
}
