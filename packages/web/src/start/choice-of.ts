import { savedDecks } from "../client/saved-decks.ts"
import type { DeckChoice, GameChoice } from "../protocol/table.ts"
import { type DeckName, decksFor, usualDecks } from "./decks-offered.ts"
import { isOwn, type Offer } from "./offer.ts"
import { playedWith, seatsOf } from "./played-with.ts"

/** The deck sent to the worker; a deleted one is replaced by the usual one. */
function deckOf(deck: Offer["deck"], list: string, usual: DeckName): DeckChoice {
  if (deck === "list") return { list }
  if (!isOwn(deck)) return { name: deck }
  const own = savedDecks.find(deck.slice("own:".length))
  return own === undefined ? { name: usual } : { list: own.list }
}

/** The game described by the settings. */
export function choiceOf(offer: Offer): GameChoice {
  const { level, ruleset, seed, variant } = offer
  const [first, second] = usualDecks(decksFor(offer))
  return {
    deck: deckOf(offer.deck, offer.list, first),
    against: deckOf(offer.against, "", second),
    seats: seatsOf(offer),
    ...playedWith(offer),
    level,
    ruleset,
    seed,
    variant: variant === "duel" ? "" : variant,
  }
}
