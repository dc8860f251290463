import type { TFunction } from "i18next"
import { savedDecks } from "../client/saved-decks.ts"
import {
  ATTRACTION_DECKS,
  BRAWL_DECKS,
  COMMANDER_DECKS,
  type DeckName,
  DUEL_DECKS,
  OATHBREAKER_DECKS,
} from "./decks-offered.ts"
import { isOwn, type Offer } from "./offer.ts"

/** The name of a deck. */
export function deckTitle(t: TFunction, deck: Offer["deck"]): string {
  if (!isOwn(deck)) return t(`deck.${deck}`)
  return savedDecks.find(deck.slice("own:".length))?.name ?? t("start.deckGone")
}

const COLORS: Readonly<Record<DeckName, string>> = {
  ...DUEL_DECKS,
  ...COMMANDER_DECKS,
  ...BRAWL_DECKS,
  ...ATTRACTION_DECKS,
  ...OATHBREAKER_DECKS,
}

/** The letters of a deck's colours; "" if they are not known. */
export function deckColors(deck: Offer["deck"]): string {
  if (deck === "list") return ""
  return isOwn(deck) ? (savedDecks.find(deck.slice("own:".length))?.colors ?? "") : COLORS[deck]
}
