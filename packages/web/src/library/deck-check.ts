import { deckProblems, type SearchCard } from "@apnap/cards"
import type { LibraryRequest } from "../protocol/library.ts"
import type { Library } from "./library.ts"

/** What keeps a deck out of a format, or out of the days before a day. */
export function checkDeck(
  library: Library,
  { entries, rules }: Pick<Extract<LibraryRequest, { request: "check" }>, "entries" | "rules">,
) {
  return deckProblems(entries, (name): SearchCard | undefined => library.find(name)?.search, rules)
}
