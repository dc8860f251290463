import type { Comparison, Term } from "./query.ts"
import { SearchError } from "./search-error.ts"

export type Token = { readonly at: number } & (
  | { readonly kind: "(" | ")" | "-" | "or" | "and" }
  | { readonly kind: "term"; readonly term: Term }
)

/** Maximum length of a query. */
const LONGEST = 1000
const FIELD = /([a-z]+)(:|!=|<=|>=|=|<|>)/iy
const WORD = /[^\s()]+/y
const JOINERS = ["or", "and"] as const
const COMPARISONS: readonly Comparison[] = ["=", "!=", "<", "<=", ">", ">="]

/** Tokenizes a query. Throws a `SearchError` if a quote or a regular expression isn't closed. */
export function tokensOf(text: string): Token[] {
  if (text.length > LONGEST) throw new SearchError("search/length", text.slice(0, 20), LONGEST)
  const tokens: Token[] = []
  for (let at = skip(text, 0); at < text.length; at = skip(text, at)) {
    const letter = text[at]
    if (letter === "(" || letter === ")" || (letter === "-" && isBeforeTerm(text, at))) {
      tokens.push({ kind: letter, at })
      at++
      continue
    }
    const read = readTerm(text, at)
    const word = read.term.value.toLowerCase()
    const isPlain = read.term.form === "word" && read.term.field === ""
    const joiner = isPlain ? JOINERS.find((one) => one === word) : undefined
    if (joiner !== undefined) tokens.push({ kind: joiner, at })
    else tokens.push({ kind: "term", term: read.term, at })
    at = read.to
  }
  return tokens
}

function skip(text: string, from: number): number {
  let at = from
  while (at < text.length && /\s/.test(text[at])) at++
  return at
}

/** A minus negates the term right after it. */
function isBeforeTerm(text: string, at: number): boolean {
  return at + 1 < text.length && !/[\s)]/.test(text[at + 1])
}

function readTerm(text: string, at: number): { term: Term; to: number } {
  const exact = text[at] === "!"
  const head = exact ? null : matchAt(FIELD, text, at)
  const field = head?.[1].toLowerCase() ?? ""
  const comparison = COMPARISONS.find((one) => one === head?.[2]) ?? ":"
  const from = at + (exact ? 1 : (head?.[0].length ?? 0))
  const { value, form, to } = readValue(text, from, at)
  return { term: { kind: "term", field, comparison, value, form: exact ? "exact" : form, at }, to }
}

function readValue(
  text: string,
  from: number,
  at: number,
): { value: string; form: Term["form"]; to: number } {
  const mark = text[from]
  if (mark === '"' || mark === "'") {
    const end = text.indexOf(mark, from + 1)
    // An apostrophe within a name ('tis) doesn't open a quote.
    if (end >= 0) return { value: text.slice(from + 1, end), form: "quoted", to: end + 1 }
    if (mark === '"') throw new SearchError("search/quote", text.slice(at), at)
  }
  if (mark === "/") {
    const end = endOfRegex(text, from + 1)
    if (end < 0) throw new SearchError("search/regex", text.slice(at), at)
    return { value: text.slice(from + 1, end), form: "regex", to: end + 1 }
  }
  const value = matchAt(WORD, text, from)?.[0] ?? ""
  if (value === "") throw new SearchError("search/syntax", text.slice(at, at + 20), at)
  return { value, form: "word", to: from + value.length }
}

function endOfRegex(text: string, from: number): number {
  for (let at = from; at < text.length; at++) {
    if (text[at] === "\\") at++
    else if (text[at] === "/") return at
  }
  return -1
}

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(text)
}
