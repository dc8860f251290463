/** Deck lists as text, without loading any cards. */
export { listWithSideboard } from "./constructed.ts"
export { type DeckEntry, readDeckEntries } from "./entries.ts"
export { DeckError } from "./error.ts"
export { LEAST_CARDS, MOST_IN_SIDEBOARD } from "./size.ts"
export { writeDeckList } from "./write-list.ts"
