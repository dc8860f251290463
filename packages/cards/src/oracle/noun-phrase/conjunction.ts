import type { Filter } from "@apnap/engine"

export const partsOf = (filter: Filter): readonly Filter[] =>
  filter.is === "and" ? filter.of : filter.is === "any" ? [] : [filter]

export function conjunction(of: readonly Filter[]): Filter {
  if (of.length === 0) return { is: "any" }
  return of.length === 1 ? of[0] : { is: "and", of }
}
