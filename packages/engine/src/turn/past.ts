import { turnRecordOf } from "../events/current-marker.ts"
import { keepPast } from "../state/past.ts"
import type { State } from "../state/state.ts"

/** Last known information is needed during the turn in which an object left and the next turn; delayed abilities may need it longer. */
export function forgetPast(s: State): void {
  if (s.past.length === 0) return
  const named = namedByDelayed(s)
  const since = firstTurn(s) - 1
  keepPast(s, (past) => past.turn >= since || named.has(past.object.id))
}

/** The oldest turn that goes on; in Grand Melee there are several (807.4), each of which has followed others. */
function firstTurn(s: State): number {
  if (s.markers === undefined) return s.turn.number
  const { all } = s.markers
  return Math.min(...all.map((marker) => turnRecordOf(s, marker).number)) - all.length
}

const NOBODY: ReadonlySet<number> = new Set()

/** Ids of objects that delayed abilities refer to. */
function namedByDelayed(s: State): ReadonlySet<number> {
  if (s.delayed.length === 0) return NOBODY
  const refs = s.delayed.flatMap((d) => Object.values(d.bindings).filter((v) => typeof v === "object"))
  return new Set(refs.flat())
}
