import { readFile } from "node:fs/promises"
import {
  bringDeck,
  type CardFinder,
  COMMANDER_DECKS,
  type CompiledCard,
  checkDeck,
  checkLimitedDeck,
  DECKS,
  type Deck,
  DeckError,
  deckByName,
  didYouMean,
  findCard,
  type NameSource,
  nearestNames,
  OATHBREAKER_DECKS,
  readDeckEntries,
  readDeckList,
} from "@apnap/cards"
import type { CardDefinition, PlayerSetup } from "@apnap/engine"

/** A deck with its requested name; `cards` excludes the commanders. */
export interface LoadedDeck extends Pick<PlayerSetup, "commanders" | "sideboard" | "companion"> {
  name: string
  cards: readonly CardDefinition[]
}

/** The source of cards that are not embedded, and whether partly understood ones are accepted. */
export interface CardOptions {
  /** A card file; by default the imported cards. */
  cards?: string
  insist?: boolean
  /** Decks of a draft (100.2b) instead of constructed ones. */
  limited?: boolean
}

/** A deck by its name, or from a file with a deck list. */
export async function loadDeck(name: string, options: CardOptions): Promise<LoadedDeck> {
  const embedded = deckByName(name)
  if (embedded !== undefined) return loaded(name, embedded)
  const text = await readFile(name, "utf8").catch(() => {
    throw unknownDeck(name)
  })
  const { find, names } = await cardsFor(text, options)
  return loaded(name, readDeckList(text, find, names, options.limited ? checkLimitedDeck : checkDeck))
}

/** Lists the available decks, likely matches first. */
function unknownDeck(name: string): DeckError {
  const names = [DECKS, COMMANDER_DECKS, OATHBREAKER_DECKS].flatMap((decks) => Object.keys(decks))
  const meant = didYouMean(nearestNames(name, names))
  return new DeckError(
    "deck/unknown",
    `no deck and no file is called "${name}"${meant}; there are ${names.join(", ")}`,
  )
}

/** Finds the cards of a list, embedded ones first. `names` are the candidates suggested for unknown names. */
async function cardsFor(
  list: string,
  { cards, insist }: CardOptions,
): Promise<{ find: CardFinder; names?: NameSource }> {
  const wanted = [...new Set(readDeckEntries(list).map((entry) => entry.name))]
  const others = wanted.filter((name) => findCard(name) === undefined)
  if (others.length === 0) return { find: findCard }
  const { cardsFrom } = await import("./cards/find.ts")
  const { find, names } = await cardsFrom(cards)
  const found = new Map(others.map((name) => [name, find(name)]))
  const partly = [...found.values()].filter((card) => card !== undefined && card.missing.length > 0)
  if (!insist) refusePartly(partly as CompiledCard[])
  return { find: (name) => findCard(name) ?? found.get(name)?.definition, names }
}

/** A card by its name, fully understood unless `insist`. Throws "deck/unknown-card" and "deck/partly". */
export async function loadCard(name: string, { cards, insist }: CardOptions): Promise<CardDefinition> {
  const embedded = findCard(name)
  if (embedded !== undefined) return embedded
  const { cardsFrom } = await import("./cards/find.ts")
  const { find, names } = await cardsFrom(cards)
  const card = find(name)
  if (card === undefined)
    throw new DeckError(
      "deck/unknown-card",
      `no card is called "${name}"${didYouMean(nearestNames(name, names()))}`,
    )
  if (!insist && card.missing.length > 0) refusePartly([card])
  return card.definition
}

function refusePartly(cards: readonly CompiledCard[]): void {
  if (cards.length === 0) return
  const list = cards.map(
    ({ name, missing }) => `${name} lacks "${missing.map(({ line }) => line).join('", "')}"`,
  )
  const names = cards.map((card) => card.name)
  const message = `cards understood only in part (--insist plays without what they lack): ${list.join("; ")}`
  throw new DeckError("deck/partly", message, { cards: names })
}

function loaded(name: string, list: Deck): LoadedDeck {
  const { deck: cards, ...beside } = bringDeck(list)
  return { name, cards, ...beside }
}
