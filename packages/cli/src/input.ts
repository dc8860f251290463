import { readFile } from "node:fs/promises"
import { DeckError, deckByName, readDeckList } from "@apnap/cards"
import type { CardDefinition } from "@apnap/engine"

/** A deck by its name, or from a file with a deck list. */
export async function loadDeck(name: string): Promise<{ name: string; cards: readonly CardDefinition[] }> {
  const embedded = deckByName(name)
  if (embedded !== undefined) return { name, cards: embedded.main }
  const text = await readFile(name, "utf8").catch(() => {
    throw new DeckError("deck/unknown", `no deck and no file is called "${name}"`)
  })
  return { name, cards: readDeckList(text).main }
}

/** A whole number given as an option's value. */
export function whole(text: string, option: string, least: number): number {
  const value = Number(text)
  if (!Number.isInteger(value) || value < least)
    throw new Error(`cli/number: ${option} must be a whole number of at least ${least}, not "${text}"`)
  return value
}
