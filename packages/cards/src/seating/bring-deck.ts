import type { PlayerSetup } from "@apnap/engine"
import type { Deck } from "../decks/list.ts"

/** What a player brings to a game from their deck. */
type Brought = Pick<PlayerSetup, "deck" | "sideboard" | "commanders" | "companion">

/** A deck as its player brings it to a game: the sideboard too, except beside commanders, whose games use none (903.5e). */
export function bringDeck({ main, sideboard, commanders, companion }: Deck): Brought {
  return {
    deck: main,
    ...(sideboard.length > 0 && commanders.length === 0 && { sideboard }),
    ...(commanders.length > 0 && { commanders }),
    ...(companion !== undefined && { companion }),
  }
}
