import { type CompiledCard, compileCard, findCard, type NameSource } from "@apnap/cards"
import { BUILT_IN, type Stock } from "@apnap/scenarios"
import { cardsFrom } from "./find.ts"

/** The cards a server knows: the fully understood ones for boards and decks, and every card with its gaps. */
export interface CardStock extends Stock {
  compiled(name: string): CompiledCard | undefined
  names: NameSource
}

/** Embedded cards first, then the card file, or without one the imported cards. */
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
