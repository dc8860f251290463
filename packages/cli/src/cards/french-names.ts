import { readCards } from "@apnap/cards"
import { type Language, learnFrenchNames } from "@apnap/words"
import { chunksOf } from "./open-file.ts"
import { CardStore } from "./store.ts"
import { storePath } from "./store-path.ts"

/** Says cards by the French names of the card file, or without one of the imported cards, if French is spoken. Compiles nothing. */
export async function speakNames(language: Language, file?: string): Promise<void> {
  if (language === "fr") learnFrenchNames(await (file === undefined ? ofStore() : ofFile(file)))
}

async function ofStore(): Promise<(readonly [string, string])[]> {
  const store = await CardStore.open(storePath())
  const names = store?.french() ?? []
  store?.close()
  return names
}

async function ofFile(path: string): Promise<Map<string, string>> {
  const names = new Map<string, string>()
  for await (const { card, printing } of readCards(await chunksOf(path), () => {}))
    if (printing.french !== undefined) names.set(card.name, printing.french)
  return names
}
