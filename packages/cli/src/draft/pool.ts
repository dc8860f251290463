import { readFile } from "node:fs/promises"
import {
  compileCard,
  type DraftCard,
  type DraftSet,
  draftCard,
  nameKey,
  readDraftSet,
  type SourceCard,
  searchCard,
} from "@apnap/cards"
import { openStore } from "../cards/import.ts"
import { cardsOfFile } from "../cards/open-file.ts"
import type { CardOptions } from "../input.ts"

export interface PoolOptions extends CardOptions {
  set: string
  sets: string
}

/** What packs are made of: the cards of the set that are wholly understood (with `insist`, all that are there), and how many are not. */
export interface Pool {
  set: DraftSet
  cards: DraftCard[]
  leftOut: number
}

export async function openPool({ set: code, sets, cards: file, insist }: PoolOptions): Promise<Pool> {
  const set = readDraftSet(await readFile(sets, "utf8"), code)
  const rarities = new Map(set.cards.map(({ name, rarity }) => [nameKey(name), rarity]))
  const cards: DraftCard[] = []
  for await (const source of sourcesOf(file)) {
    const rarity = rarities.get(nameKey(source.name))
    if (rarity === undefined || !(insist || compileCard(source).missing.length === 0)) continue
    rarities.delete(nameKey(source.name))
    cards.push(draftCard(searchCard(source), rarity))
  }
  cards.sort((a, b) => (a.name < b.name ? -1 : 1))
  return { set, cards, leftOut: set.cards.length - cards.length }
}

async function* sourcesOf(file: string | undefined): AsyncGenerator<SourceCard> {
  if (file === undefined) yield* (await openStore())?.sources() ?? []
  else for await (const { card } of cardsOfFile(file)) yield card
}
