import { deckByName } from "@apnap/cards"
import type { CardDefinition } from "@apnap/engine"
import type { LibraryAnswers } from "../protocol/library.ts"

/** The built-in deck of that name, as a list. */
export function namedDeck(name: string): LibraryAnswers["deck"] {
  const deck = deckByName(name)
  if (deck === undefined) return []
  const parts = ["commanders", "main", "sideboard"] as const
  return parts.flatMap((part) => [...counted(deck[part])].map(([name, count]) => ({ name, count, part })))
}

function counted(cards: readonly CardDefinition[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { name } of cards) counts.set(name, (counts.get(name) ?? 0) + 1)
  return counts
}
