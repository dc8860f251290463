import {
  bringDeck,
  type CardFinder,
  type Deck,
  DeckError,
  deckByName,
  type NameSource,
  readDeckEntries,
  readDeckList,
  seatingFor,
} from "@apnap/cards"
import { Game, type PlayerId, type PlayerSetup } from "@apnap/engine"
import { chosenSetup, variantsOf } from "@apnap/session"
import type { DeckChoice, TableChoice } from "@apnap/session/protocol"
import { TableError } from "./table-error.ts"

/** Maximum number of cards in a deck, including sideboard and commanders. */
const MOST_CARDS = 500

/** The cards allowed in decks. */
export interface CardPool {
  find: CardFinder
  /** Suggestions for an unknown card name. */
  names: NameSource
}

/** The chosen deck, of embedded cards if there is no pool. Throws a `DeckError`, or a `TableError` if it is too large. */
export function deckOf(choice: DeckChoice, pool?: CardPool): Deck {
  if ("list" in choice) {
    // Before any name is looked up: a pool compiles the cards that are asked for.
    checkSize(readDeckEntries(choice.list).reduce((sum, { count }) => sum + count, 0))
    return readDeckList(choice.list, pool?.find, pool?.names)
  }
  const deck = deckByName(choice.name)
  if (deck === undefined) throw new DeckError("deck/unknown", `no deck is called "${choice.name}"`)
  return deck
}

function checkSize(cards: number): void {
  if (cards > MOST_CARDS) throw new TableError("deck-too-large", `a deck has at most ${MOST_CARDS} cards`)
}

/** A computer player's deck if nobody chose one. */
export function usualDeck(choice: TableChoice, seat: PlayerId): DeckChoice {
  const { decks } = seatingFor(variantsOf(choice))
  return { name: decks[seat % decks.length] }
}

/** A player and their deck. */
export interface Entrant {
  name: string
  deck: Deck
}

/** Begins the game of a table. Throws a `GameError` if the rules of the variant forbid it. */
export function beginGame(
  choice: TableChoice,
  entrants: readonly Entrant[],
  seed: string,
  first: PlayerId | null,
): Game {
  const variants = variantsFor(choice, entrants.length)
  const seating = seatingFor(variants)
  const players = entrants.map(
    ({ name, deck }, seat): PlayerSetup => ({ name, ...seating.role(seat), ...bringDeck(deck) }),
  )
  return Game.start({
    players,
    ...chosenSetup(choice, variants),
    seed,
    ruleset: choice.ruleset,
    ...(first !== null && { startingPlayer: first }),
  })
}

/** 806: more than two players play free-for-all unless a variant says otherwise. */
function variantsFor(choice: TableChoice, seats: number): readonly string[] {
  const variants = variantsOf(choice)
  return seats > 2 && variants.every((name) => name === "commander") ? ["freeForAll", ...variants] : variants
}

/** Checks that a deck may be played at a table, with the same deck at every seat. Throws as `deckOf` and `beginGame` do. */
export function checkDeckFor(choice: TableChoice, deck: DeckChoice, pool?: CardPool): void {
  const brought = deckOf(deck, pool)
  tryWith(choice, () => brought)
}

/** Checks that the variant and ruleset exist and allow so many players. Throws as `beginGame` does. */
export function checkChoice(choice: TableChoice): void {
  tryWith(choice, (seat) => deckOf(usualDeck(choice, seat)))
}

function tryWith(choice: TableChoice, deckAt: (seat: PlayerId) => Deck): void {
  const entrants = Array.from({ length: choice.seats }, (_, seat) => ({
    name: `${seat}`,
    deck: deckAt(seat),
  }))
  beginGame(choice, entrants, "check", null)
}
