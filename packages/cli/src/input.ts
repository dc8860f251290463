import { readFile } from "node:fs/promises"
import { type Deck, DeckError, deckByName, readDeckList } from "@apnap/cards"
import type { CardDefinition } from "@apnap/engine"

/** A deck by the name that was asked for; the commanders are not among its cards. */
export interface LoadedDeck {
  name: string
  cards: readonly CardDefinition[]
  commanders?: readonly CardDefinition[]
}

/** A deck by its name, or from a file with a deck list. */
export async function loadDeck(name: string): Promise<LoadedDeck> {
  const embedded = deckByName(name)
  if (embedded !== undefined) return loaded(name, embedded)
  const text = await readFile(name, "utf8").catch(() => {
    throw new DeckError("deck/unknown", `no deck and no file is called "${name}"`)
  })
  return loaded(name, readDeckList(text))
}

function loaded(name: string, { main, commanders }: Deck): LoadedDeck {
  return { name, cards: main, ...(commanders.length > 0 && { commanders }) }
}

/** A whole number given as an option's value. */
export function whole(text: string, option: string, least: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least)
    throw new Error(`cli/number: ${option} must be a whole number of at least ${least}, not "${text}"`)
  return value
}
