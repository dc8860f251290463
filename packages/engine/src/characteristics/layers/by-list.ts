import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/** A game of two has about six lists off the battlefield that matter at a time, one of four about eleven. */
const KEPT = 24

type Ids = readonly ObjectId[]

/**
 * Remembers what is read from a list for as long as it is the same list and `by` gives the same. A few readings are kept in a ring, the lists apart from
 * what was read of them: looking through them is quicker than a table.
 */
export function rememberedByIdentity<T>(
  by: (s: State, ids: Ids) => unknown,
  read: (s: State, ids: Ids) => T,
): (s: State, ids: Ids) => T {
  const lists: Ids[] = []
  const bys: unknown[] = []
  const found: T[] = []
  let oldest = 0
  let nothing: T | undefined
  return (s, ids) => {
    if (ids.length === 0) {
      nothing ??= read(s, ids)
      return nothing
    }
    const now = by(s, ids)
    for (let i = 0; i < lists.length; i++) if (lists[i] === ids && bys[i] === now) return found[i]
    const reading = read(s, ids)
    lists[oldest] = ids
    bys[oldest] = now
    found[oldest] = reading
    oldest = (oldest + 1) % KEPT
    return reading
  }
}
