import type { Filter } from "@apnap/engine"

/** Whether the filter matches only the object that has the ability, whatever else it requires. */
export function isOwnObject(filter: Filter): boolean {
  return filter.is === "self" || (filter.is === "and" && filter.of.some(isOwnObject))
}
