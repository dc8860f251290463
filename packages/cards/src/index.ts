/** Cards and decks: embedded cards in the ability language, Oracle text, search, deck lists. */

export { BRAWL_DECKS } from "./decks/brawl.ts"
export { COMMANDER_DECKS } from "./decks/commander.ts"
export { type DeckEntry, readDeckEntries } from "./decks/entries.ts"
export { DeckError, type DeckErrorCode } from "./decks/error.ts"
export { DECKS, deckByName } from "./decks/index.ts"
export {
  type CardFinder,
  checkDeck,
  checkLimitedDeck,
  type Deck,
  type NameSource,
  readDeckList,
} from "./decks/list.ts"
export { DECK_NAMES } from "./decks/names.ts"
export { didYouMean, nearestNames } from "./decks/nearest.ts"
export { OATHBREAKER_DECKS } from "./decks/oathbreaker.ts"
export { type DeckProblem, type DeckRules, deckProblems } from "./decks/problems.ts"
export * from "./draft/index.ts"
export { EMBEDDED, findCard } from "./embedded/index.ts"
export { nameKey } from "./embedded/name-key.ts"
export {
  ATTRACTIONS,
  CONSPIRACIES,
  PHENOMENA,
  PLANAR_DECK,
  PLANES,
  SCHEME_DECK,
  SCHEMES,
  VANGUARDS,
} from "./embedded/nontraditional/index.ts"
export { sourceOf } from "./embedded/source-of.ts"
export * from "./oracle/index.ts"
export * from "./search/index.ts"
export { bringDeck } from "./seating/bring-deck.ts"
export { type Seating, seatingFor } from "./seating/seating.ts"
export { CardFile } from "./source/card-file.ts"
export { type Counts, Coverage, type CoverageReport } from "./source/coverage.ts"
export type { SourceFault } from "./source/fault.ts"
export { type FileCard, readCards } from "./source/read-cards.ts"
