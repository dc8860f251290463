import { keepPast } from "../state/past.ts"
import type { State } from "../state/state.ts"

/** Last known information is needed during the turn in which an object left and the next turn; delayed abilities may need it longer. */
export function forgetPast(s: State): void {
  if (s.past.length === 0) return
  const named = namedByDelayed(s)
  const since = s.turn.number - 1
  keepPast(s, (past) => past.turn >= since || named.has(past.object.id))
}

const NOBODY: ReadonlySet<number> = new Set()

/** Ids of objects that delayed abilities refer to. */
function namedByDelayed(s: State): ReadonlySet<number> {
  if (s.delayed.length === 0) return NOBODY
  const refs = s.delayed.flatMap((d) => Object.values(d.bindings).filter((v) => typeof v === "object"))
  return new Set(refs.flat())
}
