import { type Derived, derived, invalidateIfHistorical } from "../characteristics/layers/derived.ts"
import { appendEvent, editPlayer, invalidate, newTimestamp } from "../state/edit.ts"
import type { GameEvent } from "../state/event.ts"
import { type EventParts, makeEvent } from "../state/new-event.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { ascending } from "./ascending.ts"
import { detect } from "./triggering/triggers.ts"

/**
 * An open batch of simultaneous events. Kept out of the state: it never spans a finished action, and an action that is run again
 * opens its own. Batches of other games may lie beneath it, when a player thinks ahead while being asked.
 */
interface Batch {
  state: State
  before: Derived
  events: GameEvent[]
  beneath: Batch | null
}
let open: Batch | null = null

/** Does several things as one event (603.2c): their triggers are looked for together, once all of them have happened. */
export function simultaneously<T>(s: State, act: () => T): T {
  const batch = openBatch(s)
  const result = act()
  closeBatch(s, batch)
  return result
}

/** The same without a closure, for hot paths: what follows is one event, until `closeBatch`. Null when another batch is open. */
export function openBatch(s: State): Batch | null {
  if (open !== null && open.state === s) return null
  open = { state: s, before: derived(s), events: [], beneath: open }
  return open
}

/** Ends what `openBatch` began, and looks for triggers. */
export function closeBatch(s: State, batch: Batch | null): void {
  if (batch === null) return
  open = batch.beneath
  if (batch.events.length === 0) return
  if (batch.events.some(mayBless)) blessAtOnce(s)
  detect(s, batch.before, batch.events)
}

function mayBless(event: GameEvent): boolean {
  return event.kind === "moves" && event.to === "battlefield"
}

/** 702.131b: no ability that triggers: what the same event triggers finds the city's blessing there. */
function blessAtOnce(s: State): void {
  for (const player of ascending(s)) bless(s, player)
}

/** 702.131c: the player has the city's blessing for the rest of the game. */
export function bless(s: State, player: PlayerId): void {
  editPlayer(s, player).cityBlessing = true
  invalidate(s)
  record(s, { kind: "action", rule: "702.131", player, detail: "cityBlessing" })
}

/** For the game's face: forgets the batch that a suspended or illegal action of this game left open. */
export function abandonBatch(s: State): void {
  while (open !== null && open.state === s) open = open.beneath
}

/** Writes down that something has happened, and lets triggered abilities see it (603.2). */
export function record(s: State, parts: EventParts): GameEvent {
  return happen(s, makeEvent(parts))
}

/** The same for a complete event, which hot paths build with `blankEvent`. */
export function happen(s: State, event: GameEvent): GameEvent {
  if (open !== null && open.state === s) {
    event.batch = open.events.length === 0 ? newTimestamp(s) : open.events[0].batch
    open.events.push(event)
    appendEvent(s, event)
    invalidateIfHistorical(s)
  } else {
    event.batch = newTimestamp(s)
    appendEvent(s, event)
    invalidateIfHistorical(s)
    if (mayBless(event)) blessAtOnce(s)
    detect(s, derived(s), [event])
  }
  return event
}
