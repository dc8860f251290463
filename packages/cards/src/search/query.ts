/** How a term compares what a card has with what is asked; ":" means what is usual for its field. */
export type Comparison = ":" | "=" | "!=" | "<" | "<=" | ">" | ">="

/** One term of a query: `t:goblin`, `o:/draw \w+ cards/`, or a word of the name. */
export interface Term {
  readonly kind: "term"
  /** As the query writes it, in small letters; "" for a word of the name. */
  readonly field: string
  readonly comparison: Comparison
  readonly value: string
  readonly form: "word" | "quoted" | "regex" | "exact"
  /** Where it begins in the query, from 0. */
  readonly at: number
}

export type Query =
  | Term
  | { readonly kind: "not"; readonly of: Query }
  | { readonly kind: "and" | "or"; readonly of: readonly Query[] }
