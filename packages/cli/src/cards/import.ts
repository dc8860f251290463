import { Coverage, type FileCard } from "@apnap/cards"
import { type Json, tell } from "../json.ts"
import { compileAll } from "./compile-all.ts"
import { countMade, official } from "./coverage.ts"
import { grammarVersion } from "./grammar-version.ts"
import { coverageText } from "./report.ts"
import { CardStore, StoreWriter } from "./store.ts"
import { checkIsFile, makeFolderOf, storePath } from "./store-path.ts"

/** Compiles the cards of a file into the local store, replacing its contents, and prints how well they are understood. */
export async function importCards(path: string, json?: Json): Promise<void> {
  const counts = new Coverage()
  const french = new Map<string, string>()
  const noted = official(path, counts, ({ card, printing }) => {
    if (printing.french !== undefined) french.set(card.name, printing.french)
  })
  await write(noted, counts, french)
  const report = counts.report()
  await tell(
    json,
    () => report,
    () => `${coverageText(report)}\nThe cards are in ${storePath()}`,
  )
}

/** The store of imported cards, recompiled if another grammar compiled it; undefined when nothing was imported. */
export async function openStore(): Promise<CardStore | undefined> {
  const store = await CardStore.open(storePath())
  if (store === undefined || store.grammar === grammarVersion) return store
  process.stderr.write("The grammar has changed: the imported cards are compiled again.\n")
  const counts = new Coverage()
  await write(again(store, counts), counts, new Map(store.french()))
  store.close()
  return CardStore.open(storePath())
}

async function* again(store: CardStore, counts: Coverage): AsyncGenerator<FileCard> {
  for (const card of store.sources()) {
    const entry = { card, aside: false, printing: {} }
    if (counts.isNew(entry)) yield entry
  }
}

async function write(
  cards: AsyncIterable<FileCard>,
  counts: Coverage,
  french: ReadonlyMap<string, string>,
): Promise<void> {
  const path = storePath()
  await checkIsFile(path)
  await makeFolderOf(path)
  const writer = await StoreWriter.begin(grammarVersion)
  const all = await compileAll(cards, {}, (entry, made) => {
    countMade(counts, entry, made)
    if ("compiled" in made) writer.add(entry.card, made.compiled)
  })
  if (!all) throw new Error("cards/interrupted: not all cards were compiled; the store stays as it was")
  if (counts.report().total === 0)
    throw new Error("cards/empty: there are no cards to import; the store stays as it was")
  writer.addFrench(french)
  await writer.finish(path)
}
