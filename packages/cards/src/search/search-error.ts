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

/** An error in a query, with the offending part. */
export class SearchError extends Error {
  readonly code: SearchErrorCode
  /** The part of the query that can't be read. */
  readonly part: string
  /** Its start offset, from 0. */
  readonly at: number

  constructor(code: SearchErrorCode, part: string, at: number) {
    super(`${code} at ${at}: ${part}`)
    this.name = "SearchError"
    this.code = code
    this.part = part
    this.at = at
  }
}
