/** Deck lists as text, without any card. */
export { type DeckEntry, readDeckEntries } from "./entries.ts"
export { DeckError } from "./error.ts"
export { writeDeckList } from "./write-list.ts"
