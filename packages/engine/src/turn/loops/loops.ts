import { controllerOf, objectOf } from "../../characteristics/query.ts"
import { drawByLoop } from "../../events/moving/leave-game.ts"
import type { GameEvent } from "../../state/event.ts"
import { hash } from "../../state/hash.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { notesOf } from "../../state/writing/edit.ts"
import { setTurn } from "../write.ts"
import { fingerprint } from "./fingerprint.ts"
import { eventsAtLast, recorded, timesRecorded } from "./loop-record.ts"
import { situation } from "./situation.ts"

/** Fewer actions than this in a row without a choice are no loop yet; looking earlier would slow down ordinary games. */
const SUSPICIOUS = 200
/** A situation seen this many times is a loop: by then, effects that count events of this turn ("the third time") have had their chance. */
const ENOUGH = 6
/** How many actions are remembered. Loops longer than a twelfth of this are not detected. */
const LONGEST = 800

/**
 * 104.4b, 732.4: a loop of mandatory actions is a draw. It is one for certain if the same situation keeps coming back while no player could
 * choose otherwise (732.4, 732.5). Loops with a choice in them go on; players may use a shortcut for them (732.2, `Game.shortcut`).
 *
 * Each action records its fingerprint. Once a fingerprint has been seen often enough, a digest of the whole situation is recorded instead.
 */
export function watchForLoop(s: State): void {
  if (s.forced < SUSPICIOUS || s.over !== null || s.turn.stage !== "priority") {
    if (s.turn.loop.length > 0 && s.forced < SUSPICIOUS) setTurn(s, { loop: [] })
    return
  }
  if (s.turn.passes > 0) return
  const { loop } = s.turn
  let now = fingerprint(s)
  if (timesRecorded(loop, now) + 1 >= ENOUGH) now = hash(situation(s))
  if (timesRecorded(loop, now) + 1 >= ENOUGH) return drawn(s, now)
  setTurn(s, { loop: recorded(loop, now, s.events.length, LONGEST) })
}

/** 801.16: players not involved in the loop may play on; the watch starts over for them. */
function drawn(s: State, now: string): void {
  drawByLoop(s, involved(s, eventsAtLast(s.turn.loop, now)))
  if (s.over !== null) return
  notesOf(s).forced = 0
  setTurn(s, { loop: [] })
}

/** The controllers of all objects involved in events since the situation was last seen; a loop may cross turns. */
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
