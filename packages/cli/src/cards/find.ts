import {
  type CompiledCard,
  compileCard,
  EMBEDDED,
  findCard,
  type NameSource,
  nameKey,
  readCards,
  withCombinedBack,
} from "@apnap/cards"
import { openStore } from "./import.ts"
import { chunksOf } from "./open-file.ts"

/** Cards as compiled, with what is missing. */
export interface CompiledCards {
  /** By the whole name, or that of the front face. */
  find(name: string): CompiledCard | undefined
  /** The names of all that could be found. */
  names: NameSource
}

/** Where the cards with these names are: in a card file if one is given, otherwise among the imported ones; then among the embedded ones. */
export async function cardsWith(wanted: readonly string[], file?: string): Promise<CompiledCards> {
  const first = file === undefined ? await fromStore() : await fromFile(wanted, file)
  return {
    find: (name) => first.find(name) ?? embedded(name),
    names: () => [...first.names(), ...EMBEDDED.map(({ name }) => name)],
  }
}

/** A meld pair's card brings the combined face with it (712.4a). */
function melding(
  card: CompiledCard | undefined,
  find: (name: string) => CompiledCard | undefined,
): CompiledCard | undefined {
  const definition = card && withCombinedBack(card.definition, (name) => find(name)?.definition)
  return card && { ...card, definition: definition ?? card.definition }
}

/** Embedded cards are whole. */
function embedded(name: string): CompiledCard | undefined {
  const definition = findCard(name)
  return definition && { name: definition.name, definition, missing: [], understood: 0 }
}

async function fromStore(): Promise<CompiledCards> {
  const store = await openStore()
  return {
    find: (name) => melding(store?.compiled(name), (back) => store?.compiled(back)),
    names: () => store?.names() ?? [],
  }
}

/** Only the cards that are asked for are compiled; faults of others do not matter here. */
async function fromFile(names: readonly string[], file: string): Promise<CompiledCards> {
  const wanted = new Set(names.map(nameKey))
  const all: string[] = []
  const found = new Map<string, CompiledCard>()
  for await (const { card, aside } of readCards(await chunksOf(file), () => {})) {
    if (!aside) all.push(card.name)
    const keys = [nameKey(card.name), nameKey(card.name).split(" // ")[0]]
    if (aside || !keys.some((key) => wanted.has(key) && !found.has(key))) continue
    const compiled = compileCard(card)
    for (const key of keys) if (!found.has(key)) found.set(key, compiled)
  }
  return { find: (name) => found.get(nameKey(name)), names: () => all }
}
