/** Deck lists as text, without loading any cards. */
export { type DeckEntry, readDeckEntries } from "./entries.ts"
export { DeckError } from "./error.ts"
export { writeDeckList } from "./write-list.ts"
