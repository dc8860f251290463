import {
  type CompiledCard,
  compileCard,
  completed,
  DeckError,
  findCard,
  nearestNames,
  otherCards,
  readDeckEntries,
} from "@apnap/cards"
import type { FoundCards } from "../protocol/library.ts"
import { keptCard, keptKeys } from "./card-store.ts"

/** The stored cards named in a deck list. Errors in the list are reported where the deck is read. */
export async function ownOfList(list: string): Promise<FoundCards> {
  const cards: CompiledCard[] = []
  const near = new Set<string>()
  const called: [inList: string, name: string][] = []
  for (const name of namesIn(list)) {
    const card = await keptCard(name)
    if (card === undefined) for (const found of await nearTo(name)) near.add(found)
    else {
      cards.push(await whole(compileCard(card)))
      if (card.name !== name) called.push([name, card.name])
    }
  }
  return { cards, near: [...near], called }
}

/** With the stored cards that it needs: the combined face of its meld pair, what its tokens are named after. */
async function whole(card: CompiledCard): Promise<CompiledCard> {
  const others = new Map<string, CompiledCard>()
  for (const name of otherCards(card.definition)) {
    const other = await keptCard(name)
    if (other !== undefined) others.set(name, compileCard(other))
  }
  return completed(card, (name) => others.get(name)?.definition ?? findCard(name))
}

/** Names of stored cards similar to an unknown one, in their original spelling. */
async function nearTo(name: string): Promise<string[]> {
  const cards = await Promise.all(nearestNames(name, await keptKeys()).map(keptCard))
  return cards.flatMap((card) => (card === undefined ? [] : [card.name]))
}

function namesIn(list: string): ReadonlySet<string> {
  try {
    return new Set(readDeckEntries(list).map(({ name }) => name))
  } catch (error) {
    if (error instanceof DeckError) return new Set()
    throw error
  }
}
