import type { Query } from "./query.ts"
import { SearchError } from "./search-error.ts"
import { type Token, tokensOf } from "./tokens.ts"

/** Maximum nesting of parentheses. */
const DEEPEST = 20

/**
 * Parses a query in Scryfall's syntax: adjacent terms must all hold, "or" binds less tightly, a minus negates, parentheses group.
 * The empty query matches every card. Throws a `SearchError`.
 */
export function parseQuery(text: string): Query {
  const reader = new Reader(tokensOf(text), text)
  return reader.whole()
}

class Reader {
  readonly #tokens: readonly Token[]
  readonly #text: string
  #at = 0
  #depth = 0

  constructor(tokens: readonly Token[], text: string) {
    this.#tokens = tokens
    this.#text = text
  }

  whole(): Query {
    if (this.#tokens.length === 0) return { kind: "and", of: [] }
    const query = this.#either()
    if (this.#next !== undefined) throw this.#fault("search/paren")
    return query
  }

  get #next(): Token | undefined {
    return this.#tokens[this.#at]
  }

  #either(): Query {
    const parts = [this.#all()]
    while (this.#next?.kind === "or") {
      this.#at++
      parts.push(this.#all())
    }
    return parts.length === 1 ? parts[0] : { kind: "or", of: parts }
  }

  #all(): Query {
    const parts = [this.#one()]
    for (
      let next = this.#next;
      next !== undefined && next.kind !== "or" && next.kind !== ")";
      next = this.#next
    ) {
      if (next.kind === "and") this.#at++
      parts.push(this.#one())
    }
    return parts.length === 1 ? parts[0] : { kind: "and", of: parts }
  }

  #one(): Query {
    const token = this.#next
    if (token === undefined) throw this.#fault("search/syntax")
    this.#at++
    switch (token.kind) {
      case "term":
        return token.term
      case "-":
        return { kind: "not", of: this.#one() }
      case "(":
        return this.#group(token)
      default:
        this.#at--
        throw this.#fault(token.kind === ")" ? "search/paren" : "search/syntax")
    }
  }

  #group(opened: Token): Query {
    if (++this.#depth > DEEPEST) throw this.#fault("search/paren")
    const query = this.#either()
    if (this.#next?.kind !== ")")
      throw new SearchError("search/paren", this.#text.slice(opened.at), opened.at)
    this.#at++
    this.#depth--
    return query
  }

  #fault(code: "search/paren" | "search/syntax"): SearchError {
    const at = this.#next?.at ?? this.#text.length
    return new SearchError(code, this.#text.slice(at) || this.#text, at)
  }
}
