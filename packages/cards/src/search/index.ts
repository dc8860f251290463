/** Card search in Scryfall's syntax. */

export { inOrder, ORDERS, type Order } from "./order.ts"
export { mergedPrinting } from "./printing.ts"
export { found, type Search, searchFor } from "./search.ts"
export {
  countBits,
  lettersOf,
  type Printing,
  plainText,
  type SearchCard,
  type SearchFace,
  type Share,
  searchCard,
} from "./search-card.ts"
export { SearchError, type SearchErrorCode } from "./search-error.ts"
