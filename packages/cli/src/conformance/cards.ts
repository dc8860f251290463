import { readFile } from "node:fs/promises"
import { CardFile, findCard } from "@apnap/cards"
import type { CardDefinition } from "@apnap/engine"

export type CardFinder = (name: string) => CardDefinition | undefined

/** Finds embedded cards first, then those of a card file whose text is wholly understood. */
export async function cardFinder(path: string | undefined): Promise<CardFinder> {
  if (path === undefined) return findCard
  const file = new CardFile(await readFile(path, "utf8"))
  return (name) => findCard(name) ?? file.find(name)
}
