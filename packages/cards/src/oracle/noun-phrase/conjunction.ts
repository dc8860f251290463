import type { Filter } from "@apnap/engine"

/** The qualities a filter requires together. */
export function partsOf(filter: Filter): readonly Filter[] {
  return filter.is === "and" ? filter.of : filter.is === "any" ? [] : [filter]
}

/** The filter that requires all of these qualities. */
export function conjunction(of: readonly Filter[]): Filter {
  if (of.length === 0) return { is: "any" }
  return of.length === 1 ? of[0] : { is: "and", of }
}
