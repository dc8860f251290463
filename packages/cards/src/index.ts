/** Cards and decks: embedded cards in the ability language, deck lists. */

export { DECK_NAMES, deckByName } from "./decks/index.ts"
export { checkDeck, type Deck, DeckError, type DeckErrorCode, readDeckList } from "./decks/list.ts"
export { EMBEDDED, findCard } from "./embedded/index.ts"
