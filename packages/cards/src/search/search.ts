import { fault, type Matcher } from "./fields/field.ts"
import { FIELDS } from "./fields/index.ts"
import { asksShare } from "./fields/kinds.ts"
import { parseQuery } from "./parse.ts"
import type { Query } from "./query.ts"
import type { SearchCard } from "./search-card.ts"
import { SearchError } from "./search-error.ts"

/** A parsed query, ready to match cards. */
export interface Search {
  matches(card: SearchCard): boolean
  /** Whether it asks how well cards are understood, which must be computed first. */
  readonly asksShare: boolean
}

/** Compiles a query in Scryfall's syntax. Throws a `SearchError` that names the part that can't be read. */
export function searchFor(text: string): Search {
  const query = parseQuery(text)
  return { matches: matcherOf(query), asksShare: asks(query) }
}

function matcherOf(query: Query): Matcher {
  switch (query.kind) {
    case "term": {
      if (!Object.hasOwn(FIELDS, query.field)) throw fault("search/field", query)
      return FIELDS[query.field](query)
    }
    case "not": {
      const matches = matcherOf(query.of)
      return (card) => !matches(card)
    }
    default: {
      const parts = query.of.map(matcherOf)
      return query.kind === "and"
        ? (card) => parts.every((matches) => matches(card))
        : (card) => parts.some((matches) => matches(card))
    }
  }
}

function asks(query: Query): boolean {
  if (query.kind === "term") return asksShare(query.field, query.value)
  return query.kind === "not" ? asks(query.of) : query.of.some(asks)
}

/** Time limit in milliseconds, and the number of cards between clock checks. */
const LONGEST = 1000
const LOOK = 256

/** The matching cards, in their original order. Throws a `SearchError` "search/slow" if the search takes too long. */
export function found(cards: readonly SearchCard[], { matches }: Search): SearchCard[] {
  const end = performance.now() + LONGEST
  const fitting: SearchCard[] = []
  for (const [i, card] of cards.entries()) {
    if (i % LOOK === 0 && performance.now() > end) throw new SearchError("search/slow", card.name, 0)
    if (matches(card)) fitting.push(card)
  }
  return fitting
}
