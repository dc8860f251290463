import { BRAWL_DECKS } from "./brawl.ts"
import { COMMANDER_DECKS } from "./commander.ts"
import { LISTS } from "./constructed.ts"
import { ATTRACTION_DECKS } from "./fairground.ts"
import { type Deck, readDeckList } from "./list.ts"
import { OATHBREAKER_DECKS } from "./oathbreaker.ts"

/** The built-in decks, by name. */
export const DECKS: Readonly<Record<string, Deck>> = Object.fromEntries(
  Object.entries(LISTS).map(([name, list]) => [name, readDeckList(list)]),
)

/** A built-in deck by name, or undefined. */
export function deckByName(name: string): Deck | undefined {
  const key = name.trim().toLowerCase()
  const of = [DECKS, COMMANDER_DECKS, BRAWL_DECKS, OATHBREAKER_DECKS, ATTRACTION_DECKS].find((decks) =>
    Object.hasOwn(decks, key),
  )
  return of?.[key]
}
