import { type CompiledCard, compileCard, findCard, type NameSource } from "@apnap/cards"
import { BUILT_IN, type Stock } from "@apnap/scenarios"
import { cardsFrom } from "./find.ts"

/** The cards that a server knows: for boards and decks those that are wholly understood, and each with what is missing. */
export interface CardStock extends Stock {
  compiled(name: string): CompiledCard | undefined
  names: NameSource
}

/** Embedded cards first; then those of the card file, or where none is given the imported ones. */
export async function openStock(file?: string): Promise<CardStock> {
  const { find: compiled, names } = await cardsFrom(file)
  const find = (name: string) => {
    const embedded = findCard(name)
    if (embedded !== undefined) return embedded
    const made = compiled(name)
    return made?.missing.length === 0 ? made.definition : undefined
  }
  const lacking = (name: string) => (compiled(name)?.missing ?? []).map(({ line }) => line)
  return { cards: { find, lacking }, decks: BUILT_IN, compile: compileCard, compiled, names }
}
