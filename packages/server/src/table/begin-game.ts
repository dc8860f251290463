import { type Deck, DeckError, deckByName, readDeckList, seatingFor } from "@apnap/cards"
import { Game, type PlayerId, type PlayerSetup } from "@apnap/engine"
import type { DeckChoice, TableChoice } from "@apnap/session/protocol"
import { TableError } from "./table-error.ts"

/** The most cards of one deck, with all that is beside it. */
const MOST_CARDS = 500

/** The deck that somebody chose. Throws a `DeckError`, or a `TableError` for one that is too large. */
export function deckOf(choice: DeckChoice): Deck {
  const deck = "list" in choice ? readDeckList(choice.list) : deckByName(choice.name)
  if (deck === undefined)
    throw new DeckError("deck/unknown", `no deck is called "${"name" in choice ? choice.name : ""}"`)
  if (deck.main.length + deck.sideboard.length + deck.commanders.length > MOST_CARDS)
    throw new TableError("deck-too-large", `a deck has at most ${MOST_CARDS} cards`)
  return deck
}

/** A computer player's deck, where nobody chose one. */
export function usualDeck({ variant }: TableChoice, seat: PlayerId): DeckChoice {
  const { decks } = seatingFor(variant === "" ? [] : [variant])
  return { name: decks[seat % decks.length] }
}

/** Who plays with which deck. */
export interface Entrant {
  name: string
  deck: DeckChoice
}

/** Begins the game of a table. Throws a `DeckError` or a `GameError` when the rules of the variant forbid it. */
export function beginGame(
  { variant, ruleset }: TableChoice,
  entrants: readonly Entrant[],
  seed: string,
  first: PlayerId | null,
): Game {
  const variants = variantsFor(variant, entrants.length)
  const seating = seatingFor(variants)
  const players = entrants.map(({ name, deck: choice }, seat): PlayerSetup => {
    const deck = deckOf(choice)
    return {
      name,
      deck: deck.main,
      sideboard: deck.sideboard,
      ...(deck.commanders.length > 0 && { commanders: deck.commanders }),
      ...seating.role(seat),
    }
  })
  return Game.start({
    players,
    variant: variants,
    seed,
    ruleset,
    ...(first !== null && { startingPlayer: first }),
  })
}

/** 806: more than two players play free-for-all where the variant does not say otherwise. */
function variantsFor(variant: string, seats: number): string[] {
  if (variant === "") return seats > 2 ? ["freeForAll"] : []
  return seats > 2 && variant === "commander" ? ["freeForAll", "commander"] : [variant]
}

/** Whether a deck may be played at a table, with the same deck at every seat. Throws as `beginGame` does. */
export function checkDeckFor(choice: TableChoice, deck: DeckChoice): void {
  tryWith(choice, () => deck)
}

/** Whether anything can be played so: the variant and the ruleset are there, for so many players. Throws as `beginGame` does. */
export function checkChoice(choice: TableChoice): void {
  tryWith(choice, (seat) => usualDeck(choice, seat))
}

function tryWith(choice: TableChoice, deckAt: (seat: PlayerId) => DeckChoice): void {
  const entrants = Array.from({ length: choice.seats }, (_, seat) => ({
    name: `${seat}`,
    deck: deckAt(seat),
  }))
  beginGame(choice, entrants, "check", null)
}
