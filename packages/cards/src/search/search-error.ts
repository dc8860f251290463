export type SearchErrorCode =
  | "search/length"
  | "search/syntax"
  | "search/quote"
  | "search/paren"
  | "search/field"
  | "search/comparison"
  | "search/value"
  | "search/regex"
  | "search/slow"

/** What is wrong with a query, with the part of it that is meant. */
export class SearchError extends Error {
  readonly code: SearchErrorCode
  /** The words of the query that can't be read. */
  readonly part: string
  /** Where they begin, from 0. */
  readonly at: number

  constructor(code: SearchErrorCode, part: string, at: number) {
    super(`${code} at ${at}: ${part}`)
    this.name = "SearchError"
    this.code = code
    this.part = part
    this.at = at
  }
}
