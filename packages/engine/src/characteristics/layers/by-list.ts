import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/** A two-player game has about six relevant lists off the battlefield at a time, a four-player game about eleven. */
const KEPT = 24

type Ids = readonly ObjectId[]

/**
 * Caches what is read from a list while the list and the value of `by` are identical. A ring of a few readings, lists stored apart from
 * results: scanning it is faster than a table.
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
    if (ids !== s.stack && ids.some((id) => s.objects[id]?.zone === "stack")) return reading // one is looked at as a spell (601.3e)
    lists[oldest] = ids
    bys[oldest] = now
    found[oldest] = reading
    oldest = (oldest + 1) % KEPT
    return reading
  }
}
