import { controllerOf, objectOf } from "../characteristics/query.ts"
import { drawByLoop } from "../events/moving/leave-game.ts"
import { notesOf } from "../state/edit.ts"
import type { GameEvent } from "../state/event.ts"
import { hash } from "../state/hash.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { fingerprint } from "./fingerprint.ts"
import { situation } from "./situation.ts"
import { setTurn } from "./write.ts"

/** So many actions in a row without a choice are no loop yet; looking earlier would cost time in ordinary games. */
const SUSPICIOUS = 200
/** The same situation so often is a loop: what counts events of this turn ("the third time") has had its chance. */
const ENOUGH = 6
/** How many actions are remembered: a loop of more than a twelfth of them is not looked for. */
const LONGEST = 800

/**
 * 104.4b, 732.4: a loop of mandatory actions is a draw. It is certain when the game comes back to the same situation again
 * and again while nobody had a choice but to let it happen (732.4, 732.5). Loops with a choice in them go on: who goes through them takes a shortcut (732.2, `Game.shortcut`).
 *
 * Each action leaves its fingerprint. Only where that has been seen often enough is the whole situation written out, and its digest kept instead.
 */
export function watchForLoop(s: State): void {
  if (s.forced < SUSPICIOUS || s.over !== null || s.turn.stage !== "priority") {
    if (s.turn.loop.length > 0 && s.forced < SUSPICIOUS) setTurn(s, { loop: [] })
    return
  }
  if (s.turn.passes > 0) return
  const { loop } = s.turn
  let now = fingerprint(s)
  if (times(loop, now) + 1 >= ENOUGH) now = hash(situation(s))
  if (times(loop, now) + 1 >= ENOUGH) return drawn(s, now)
  setTurn(s, { loop: [...loop.slice(1 - LONGEST), `${now}${AT}${s.events.length}`] })
}

/** Between a fingerprint and the number of events at which it was left. */
const AT = "@"

function isOf(entry: string, text: string): boolean {
  return entry.startsWith(text + AT)
}

function times(loop: readonly string[], text: string): number {
  return loop.reduce((count, before) => (isOf(before, text) ? count + 1 : count), 0)
}

/** 801.16: those may play on who have no part in it; what they do is watched anew. */
function drawn(s: State, now: string): void {
  const last = s.turn.loop.findLast((entry) => isOf(entry, now)) ?? AT
  drawByLoop(s, involved(s, Number(last.slice(last.lastIndexOf(AT) + 1))))
  if (s.over !== null) return
  notesOf(s).forced = 0
  setTurn(s, { loop: [] })
}

/** Who controls an object that something happened to or because of since the situation was last seen; a loop may cross turns. */
function involved(s: State, since: number): PlayerId[] {
  const events = since < s.events.length ? s.events.slice(since) : [...s.lastTurnEvents, ...s.events]
  const objects = new Set(events.flatMap(objectsOf))
  const controllers = [...objects]
    .filter((id) => objectOf(s, id) !== undefined)
    .map((id) => controllerOf(s, id))
  return [...new Set(controllers)]
}

function objectsOf({ object, was, source, other }: GameEvent): number[] {
  return [object, was, source, other].filter((id) => id > 0)
}
