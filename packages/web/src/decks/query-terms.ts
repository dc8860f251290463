/** The terms of a query, as they are written. */
const termsOf = (query: string): string[] => query.match(/(?:[^\s"]|"[^"]*")+/g) ?? []

/** Whether the query has that term by itself. */
export function hasTerm(query: string, term: string): boolean {
  return termsOf(query).includes(term)
}

/** The query with the term, or without it if it has it already; `others`: terms that it takes the place of. */
export function withTerm(query: string, term: string, others: readonly string[] = []): string {
  const rest = termsOf(query).filter((one) => one !== term && !others.includes(one))
  return (hasTerm(query, term) ? rest : [...rest, term]).join(" ")
}
