import {
  bringDeck,
  type CardFinder,
  type Deck,
  DeckError,
  deckByName,
  findCard,
  type NameSource,
  readDeckList,
  seatingFor,
} from "@apnap/cards"
import { Game, type PlayerSetup } from "@apnap/engine"
import { chosenSetup, variantsOf } from "@apnap/session"
import { computerName } from "@apnap/words"
import type { DeckChoice, GameChoice } from "../protocol/table.ts"

/** The person's seat. */
export const PERSON = 0

/** The layout supports no more. */
const MOST_SEATS = 8

/** Begins the chosen game. Throws a `DeckError` or a `GameError` if it isn't allowed. */
export function startGame(choice: GameChoice, find: CardFinder = findCard, names?: NameSource): Game {
  const variants = variantsOf(choice)
  const seating = seatingFor(variants)
  const decks = [deckOf(choice.deck, find, names), deckOf(choice.against, find, names)]
  const seats = Math.min(MOST_SEATS, choice.seats ?? seating.seats)
  const players = Array.from({ length: seats }, (_, seat): PlayerSetup => {
    const deck =
      seat < decks.length ? decks[seat] : deckOf({ name: seating.decks[seat % seating.decks.length] }, find)
    return {
      name: seat === PERSON ? "You" : computerName(seat, seats),
      ...seating.role(seat),
      ...bringDeck(deck),
    }
  })
  return Game.start({
    players,
    ...chosenSetup(choice, variants),
    seed: choice.seed,
    ruleset: choice.ruleset,
    ...(choice.first !== undefined && { startingPlayer: choice.first }),
  })
}

/** Reads a deck. Throws a `DeckError` that names the line or the cards. */
function deckOf(choice: DeckChoice, find: CardFinder, names?: NameSource): Deck {
  if ("list" in choice) return readDeckList(choice.list, find, names)
  const deck = deckByName(choice.name)
  if (deck === undefined) throw new DeckError("deck/unknown", `no deck is called "${choice.name}"`)
  return deck
}
