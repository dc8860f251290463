import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { analyse } from "./analysis.ts"
import { type Derived, derived } from "./derived.ts"
import { characteristics } from "./query.ts"

/**
 * Remembers what is read from a zone's list for as long as the list and the characteristics stay the same. A list off the
 * battlefield of which no card is changed says the same whatever else is derived: what its cards are is printed.
 */
export function rememberedByList<T>(
  read: (s: State, ids: readonly ObjectId[]) => T,
): (s: State, ids: readonly ObjectId[]) => T {
  const printed = new WeakMap<readonly ObjectId[], T>()
  const known = new WeakMap<readonly ObjectId[], { by: Derived; found: T }>()
  return (s, ids) => {
    const d = derived(s)
    if (!d.changesElsewhere && ids !== s.battlefield && ids !== s.stack) {
      let found = printed.get(ids)
      if (found === undefined) {
        found = read(s, ids)
        printed.set(ids, found)
      }
      return found
    }
    const last = known.get(ids)
    if (last?.by === d) return last.found
    const found = read(s, ids)
    known.set(ids, { by: d, found })
    return found
  }
}

/** The objects of a zone's list that have activated abilities, and those that have mana abilities. */
export const abilityIndex = rememberedByList((s, ids) => ({
  activated: ids.filter((id) => analyse(characteristics(s, id).abilities).activated.length > 0),
  mana: ids.filter((id) => analyse(characteristics(s, id).abilities).mana.length > 0),
}))
