import type { Filter } from "@apnap/engine"

/** Whether what fits is the object that speaks, and no other, whatever else is asked of it. */
export function isOwnObject(filter: Filter): boolean {
  return filter.is === "self" || (filter.is === "and" && filter.of.some(isOwnObject))
}
