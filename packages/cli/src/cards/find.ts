import {
  type CompiledCard,
  compileCard,
  completed,
  EMBEDDED,
  findCard,
  type NameSource,
  nameKey,
  readCards,
  type SourceCard,
} from "@apnap/cards"
import { openStore } from "./import.ts"
import { chunksOf } from "./open-file.ts"

/** Compiled cards, each with its gaps. */
export interface CompiledCards {
  /** Looks up by full name or front face name. */
  find(name: string): CompiledCard | undefined
  /** All names that can be looked up. */
  names: NameSource
}

/** Looks for cards in the card file, or without one among the imported cards; then among the embedded ones. */
export async function cardsFrom(file?: string): Promise<CompiledCards> {
  const first = file === undefined ? await fromStore() : await fromFile(file)
  return {
    find: (name) => first.find(name) ?? embedded(name),
    names: () => [...first.names(), ...EMBEDDED.map(({ name }) => name)],
  }
}

/** With what it needs of others: the combined face of its meld pair (712.4a), tokens named after cards (111.11). */
function complete(
  card: CompiledCard | undefined,
  find: (name: string) => CompiledCard | undefined,
): CompiledCard | undefined {
  return card && completed(card, (name) => find(name)?.definition)
}

/** Embedded cards have no gaps. */
function embedded(name: string): CompiledCard | undefined {
  const definition = findCard(name)
  return definition && { name: definition.name, definition, missing: [], understood: 0 }
}

async function fromStore(): Promise<CompiledCards> {
  const store = await openStore()
  return {
    find: (name) => complete(store?.compiled(name), (back) => store?.compiled(back)),
    names: () => store?.names() ?? [],
  }
}

/** Compiles a card on first use; faults in other cards don't matter here. */
async function fromFile(path: string): Promise<CompiledCards> {
  const names: string[] = []
  const sources = new Map<string, SourceCard>()
  for await (const { card, aside } of readCards(await chunksOf(path), () => {})) {
    if (aside) continue
    names.push(card.name)
    const key = nameKey(card.name)
    sources.set(key, card)
    const [front] = key.split(" // ")
    if (!sources.has(front)) sources.set(front, card)
  }
  const known = new Map<SourceCard, CompiledCard>()
  const compiled = (name: string) => {
    const source = sources.get(nameKey(name))
    if (source !== undefined && !known.has(source)) known.set(source, compileCard(source))
    return source && known.get(source)
  }
  return { find: (name) => complete(compiled(name), compiled), names: () => names }
}
