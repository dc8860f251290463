import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { analyse } from "./analysis.ts"
import { type Derived, derived } from "./derived.ts"
import { characteristics } from "./query.ts"

/** Remembers what is read from a zone's list for as long as the list and the characteristics stay the same. */
export function rememberedByList<T>(
  read: (s: State, ids: readonly ObjectId[]) => T,
): (s: State, ids: readonly ObjectId[]) => T {
  const known = new WeakMap<Derived, WeakMap<readonly ObjectId[], T>>()
  return (s, ids) => {
    const d = derived(s)
    let lists = known.get(d)
    if (lists === undefined) {
      lists = new WeakMap()
      known.set(d, lists)
    }
    let found = lists.get(ids)
    if (found === undefined) {
      found = read(s, ids)
      lists.set(ids, found)
    }
    return found
  }
}

/** The objects of a zone's list that have activated abilities, and those that have mana abilities. */
export const abilityIndex = rememberedByList((s, ids) => ({
  activated: ids.filter((id) => analyse(characteristics(s, id).abilities).activated.length > 0),
  mana: ids.filter((id) => analyse(characteristics(s, id).abilities).mana.length > 0),
}))
