import type { TFunction } from "i18next"
import { savedDecks } from "../client/saved-decks.ts"
import { isOwn, type Offer } from "./offer.ts"

/** The name of a deck. */
export function deckTitle(t: TFunction, deck: Offer["deck"]): string {
  if (!isOwn(deck)) return t(`deck.${deck}`)
  return savedDecks.find(deck.slice("own:".length))?.name ?? t("start.deckGone")
}
