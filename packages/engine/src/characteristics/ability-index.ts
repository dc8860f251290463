import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { analyse } from "./analysis.ts"
import { type Derived, derived } from "./derived.ts"
import { characteristics } from "./query.ts"

/** What was read from a list, by what is derived; null when that did not matter. */
interface Reading<T> {
  ids: readonly ObjectId[]
  by: Derived | null
  found: T
}

/** A game has about seven lists that matter at a time. */
const KEPT = 16

/**
 * Remembers what is read from a zone's list for as long as the list and the characteristics stay the same. A list off the
 * battlefield of which no card is changed says the same whatever else is derived: what its cards are is printed. A few readings
 * are kept in a ring: looking through them is quicker than a table.
 */
export function rememberedByList<T>(
  read: (s: State, ids: readonly ObjectId[]) => T,
): (s: State, ids: readonly ObjectId[]) => T {
  const readings: Reading<T>[] = []
  let oldest = 0
  let nothing: T | undefined
  return (s, ids) => {
    if (ids.length === 0) {
      nothing ??= read(s, ids)
      return nothing
    }
    const d = derived(s)
    const by = d.changesElsewhere || ids === s.battlefield || ids === s.stack ? d : null
    for (let i = 0; i < readings.length; i++) {
      const reading = readings[i]
      if (reading.ids === ids && reading.by === by) return reading.found
    }
    const found = read(s, ids)
    readings[oldest] = { ids, by, found }
    oldest = (oldest + 1) % KEPT
    return found
  }
}

/** The objects of a zone's list that have activated abilities, and those that have mana abilities. */
export const abilityIndex = rememberedByList((s, ids) => ({
  activated: ids.filter((id) => analyse(characteristics(s, id).abilities).activated.length > 0),
  mana: ids.filter((id) => analyse(characteristics(s, id).abilities).mana.length > 0),
}))
