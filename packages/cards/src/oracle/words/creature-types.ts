import { SUBTYPES } from "@apnap/engine"
import type { Filter } from "@apnap/engine/language"

/** The creature types (205.3m). */
export const CREATURE_TYPES: ReadonlySet<string> = new Set(SUBTYPES.creature)

/** Whether the quality is one creature type. */
export function isCreatureType(filter: Filter): boolean {
  return filter.is === "subtype" && CREATURE_TYPES.has(filter.subtype)
}
