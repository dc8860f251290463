import { type CompiledCard, compileCard, findCard, nameKey, readCards } from "@apnap/cards"
import { openStore } from "./import.ts"
import { chunksOf } from "./open-file.ts"

/** Finds cards as compiled, with what is missing. */
export type CompiledFinder = (name: string) => CompiledCard | undefined

/** The cards with these names: of a card file if one is given, otherwise imported ones; then the embedded ones. */
export async function finderFor(names: readonly string[], file?: string): Promise<CompiledFinder> {
  const first = file === undefined ? await fromStore() : await fromFile(names, file)
  return (name) => first(name) ?? embedded(name)
}

/** Embedded cards are whole. */
function embedded(name: string): CompiledCard | undefined {
  const definition = findCard(name)
  return definition && { name: definition.name, definition, missing: [], understood: 0 }
}

async function fromStore(): Promise<CompiledFinder> {
  const store = await openStore()
  return (name) => store?.compiled(name)
}

/** Only the cards that are asked for are compiled; faults of others do not matter here. */
async function fromFile(names: readonly string[], file: string): Promise<CompiledFinder> {
  const wanted = new Set(names.map(nameKey))
  const found = new Map<string, CompiledCard>()
  for await (const { card, aside } of readCards(await chunksOf(file), () => {})) {
    const keys = [nameKey(card.name), nameKey(card.name).split(" // ")[0]]
    if (aside || !keys.some((key) => wanted.has(key) && !found.has(key))) continue
    const compiled = compileCard(card)
    for (const key of keys) if (!found.has(key)) found.set(key, compiled)
  }
  return (name) => found.get(nameKey(name))
}
