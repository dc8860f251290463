import { readFile } from "node:fs/promises"
import { CardFile, type CompiledCard, compileCard, EMBEDDED, findCard, type NameSource } from "@apnap/cards"
import { BUILT_IN, type Stock } from "@apnap/scenarios"
import { cardsWith } from "../cards/find.ts"

/** The cards that a server knows: for boards and decks those that are wholly understood, and each with what is missing. */
export interface CardStock extends Stock {
  compiled(name: string): CompiledCard | undefined
  names: NameSource
}

/** Embedded cards first; then those of the card file, or where none is given the imported ones. */
export async function openStock(file?: string): Promise<CardStock> {
  const { compiled, names } = file === undefined ? await imported() : await ofFile(file)
  const find = (name: string) => {
    const made = compiled(name)
    return findCard(name) ?? (made?.missing.length === 0 ? made.definition : undefined)
  }
  const lacking = (name: string) => (compiled(name)?.missing ?? []).map(({ line }) => line)
  return { cards: { find, lacking }, decks: BUILT_IN, compile: compileCard, compiled, names }
}

type Found = Pick<CardStock, "compiled" | "names">

async function imported(): Promise<Found> {
  const { find, names } = await cardsWith([])
  return { compiled: find, names }
}

async function ofFile(path: string): Promise<Found> {
  const file = new CardFile(await readFile(path, "utf8"))
  return {
    compiled: (name) => file.compiled(name) ?? embedded(name),
    names: () => [...file.names(), ...EMBEDDED.map(({ name }) => name)],
  }
}

function embedded(name: string): CompiledCard | undefined {
  const definition = findCard(name)
  return definition && { name: definition.name, definition, missing: [], understood: 0 }
}
