/** Comparison operator of a term; ":" is the field's default. */
export type Comparison = ":" | "=" | "!=" | "<" | "<=" | ">" | ">="

/** One query term: `t:goblin`, `o:/draw \w+ cards/`, or a word of the name. */
export interface Term {
  readonly kind: "term"
  /** Field name in lower case; "" for a word of the name. */
  readonly field: string
  readonly comparison: Comparison
  readonly value: string
  readonly form: "word" | "quoted" | "regex" | "exact"
  /** Start offset in the query, from 0. */
  readonly at: number
}

export type Query =
  | Term
  | { readonly kind: "not"; readonly of: Query }
  | { readonly kind: "and" | "or"; readonly of: readonly Query[] }
