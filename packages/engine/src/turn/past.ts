import { forget } from "../state/edit.ts"
import type { State } from "../state/state.ts"

/** Last known information is needed for the turn in which something left, and the next; delayed abilities may need it longer. */
export function forgetPast(s: State): void {
  const named = namedByDelayed(s)
  for (let id = s.past.length - 1; id >= 0; id--) {
    const past = s.past[id]
    if (past !== undefined && past.turn < s.turn.number - 1 && !named.has(id)) forget(s, id)
  }
}

const NOBODY: ReadonlySet<number> = new Set()

/** What delayed abilities have names for. */
function namedByDelayed(s: State): ReadonlySet<number> {
  if (s.delayed.length === 0) return NOBODY
  const refs = s.delayed.flatMap((d) => Object.values(d.bindings).filter((v) => typeof v === "object"))
  return new Set(refs.flat())
}
