import type { GameEvent } from "../../../state/event.ts"
import type { State } from "../../../state/state.ts"

/** The event's ordinal among matching events this turn, also if it is yet to happen. */
export function ordinal(s: State, e: GameEvent, same: (old: GameEvent) => boolean): number {
  let count = 0
  for (const old of s.events) {
    if (same(old)) count++
    if (old === e) return count
  }
  return same(e) ? count + 1 : count // an event yet to happen would be the next
}

/** These events are counted per object, others per player. */
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

/** The ordinal of this card among the player's draws this turn. */
export function nthDraw(s: State, e: GameEvent): number {
  return ordinal(s, e, (old) => old.kind === "draw" && old.player === e.player)
}

/** Whether it is the player's first event of its kind this turn. */
export function isFirst(s: State, e: GameEvent): boolean {
  return ordinal(s, e, (old) => old.kind === e.kind && old.player === e.player) === 1
}
