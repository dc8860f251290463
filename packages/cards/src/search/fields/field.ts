import type { Comparison, Term } from "../query.ts"
import type { SearchCard } from "../search-card.ts"
import { SearchError, type SearchErrorCode } from "../search-error.ts"

export type Matcher = (card: SearchCard) => boolean

/** Makes what a term asks. Throws a `SearchError` for a value or a comparison that the field does not know. */
export type Field = (term: Term) => Matcher

export function fault(code: SearchErrorCode, term: Term): SearchError {
  return new SearchError(
    code,
    `${term.field}${term.field === "" ? "" : term.comparison}${term.value}`,
    term.at,
  )
}

/** Refuses what compares by size where there is nothing to be larger. */
export function onlyEqual(term: Term): void {
  if (!EQUAL.has(term.comparison)) throw fault("search/comparison", term)
}

const EQUAL: ReadonlySet<Comparison> = new Set([":", "=", "!="])

/** A matcher, or its contrary for "!=". */
export function unlessDenied({ comparison }: Term, matches: Matcher): Matcher {
  return comparison === "!=" ? (card) => !matches(card) : matches
}
