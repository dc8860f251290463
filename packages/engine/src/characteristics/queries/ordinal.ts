import type { GameEvent } from "../../state/event.ts"
import type { State } from "../../state/state.ts"

/** Which of the events of its kind this turn this one is, or would be. */
export function ordinal(s: State, e: GameEvent, same: (old: GameEvent) => boolean): number {
  let count = 0
  for (const old of s.events) {
    if (same(old)) count++
    if (old === e) return count
  }
  return same(e) ? count + 1 : count // what would happen would be the next
}

/** Events that befall objects are counted for each object, others for each player who does them. */
const OF_AN_OBJECT: ReadonlySet<string> = new Set([
  "attacks",
  "blocks",
  "taps",
  "untaps",
  "transforms",
  "counters",
])

/** Whether both happened to the same object or player. */
export function sameSubject(a: GameEvent, b: GameEvent): boolean {
  if (a.kind !== b.kind) return false
  if (a.kind === "targeted") return a.other === b.other
  return OF_AN_OBJECT.has(a.kind) ? a.object === b.object : a.player === b.player
}

/** Which card of the turn this is for the player who draws it. */
export function nthDraw(s: State, e: GameEvent): number {
  return ordinal(s, e, (old) => old.kind === "draw" && old.player === e.player)
}

/** Whether it is the first of its kind this turn for its player. */
export function isFirst(s: State, e: GameEvent): boolean {
  return ordinal(s, e, (old) => old.kind === e.kind && old.player === e.player) === 1
}
