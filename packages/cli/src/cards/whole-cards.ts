import { Coverage } from "@apnap/cards"
import type { CardDefinition } from "@apnap/engine"
import { compileAll } from "./compile-all.ts"
import { countMade, official } from "./coverage.ts"

/** The fully understood cards, by name, among every nth card of a file from an offset (0 is the first). */
export async function wholeCards(path: string, oneIn: number, from = 0): Promise<CardDefinition[]> {
  const counts = new Coverage()
  const cards = new Map<string, CardDefinition>()
  const sample = async function* () {
    let place = 0
    for await (const card of official(path, counts)) if (place++ % oneIn === from) yield card
  }
  await compileAll(sample(), {}, (card, made) => {
    countMade(counts, card, made)
    if ("compiled" in made && made.compiled.missing.length === 0)
      cards.set(card.card.name, made.compiled.definition)
  })
  return [...cards.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}
