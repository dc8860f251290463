import type { PlayerId } from "@apnap/engine"
import { act } from "../client/store.ts"
import { deckTitle } from "../start/deck-title.ts"
import type { Offer } from "../start/offer.ts"
import { useWords } from "../words/use-words.ts"

/** The name of a player's deck, where it is known. */
export function DeckOf({ seat }: { seat: PlayerId }) {
  const t = useWords()
  const deck = act.deckOf(seat)
  if (deck === undefined || deck === "list") return null
  return <p className="deck-of">{deckTitle(t, deck as Offer["deck"])}</p>
}
