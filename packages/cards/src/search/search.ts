import { fault, type Matcher } from "./fields/field.ts"
import { FIELDS } from "./fields/index.ts"
import { asksShare } from "./fields/kinds.ts"
import { parseQuery } from "./parse.ts"
import type { Query } from "./query.ts"
import type { SearchCard } from "./search-card.ts"
import { SearchError } from "./search-error.ts"

/** A query, ready to be asked of cards. */
export interface Search {
  matches(card: SearchCard): boolean
  /** Whether it asks how cards are understood, which is worked out first. */
  readonly asksShare: boolean
}

/** Makes a search of a query in Scryfall's syntax. Throws a `SearchError` that names the part that can't be read. */
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

/** Milliseconds for one search, and the cards after which the clock is looked at. */
const LONGEST = 1000
const LOOK = 256

/** The cards that fit, in their order. Throws a `SearchError` "search/slow" for an expression that takes too long. */
export function found(cards: readonly SearchCard[], { matches }: Search): SearchCard[] {
  const end = performance.now() + LONGEST
  const fitting: SearchCard[] = []
  for (const [i, card] of cards.entries()) {
    if (i % LOOK === 0 && performance.now() > end) throw new SearchError("search/slow", card.name, 0)
    if (matches(card)) fitting.push(card)
  }
  return fitting
}
