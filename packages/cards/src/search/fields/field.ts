import type { Comparison, Term } from "../query.ts"
import type { SearchCard } from "../search-card.ts"
import { SearchError, type SearchErrorCode } from "../search-error.ts"

export type Matcher = (card: SearchCard) => boolean

/** Compiles a term to a matcher. Throws a `SearchError` for a value or comparison that the field doesn't support. */
export type Field = (term: Term) => Matcher

export function fault(code: SearchErrorCode, term: Term): SearchError {
  return new SearchError(
    code,
    `${term.field}${term.field === "" ? "" : term.comparison}${term.value}`,
    term.at,
  )
}

/** Rejects ordering comparisons for fields without an order. */
export function onlyEqual(term: Term): void {
  if (!EQUAL.has(term.comparison)) throw fault("search/comparison", term)
}

const EQUAL: ReadonlySet<Comparison> = new Set([":", "=", "!="])

/** A matcher, negated for "!=". */
export function unlessDenied({ comparison }: Term, matches: Matcher): Matcher {
  return comparison === "!=" ? (card) => !matches(card) : matches
}
