import { type Derived, derived, invalidateIfCounted } from "../characteristics/layers/derived.ts"
import type { GameEvent } from "../state/event.ts"
import { type EventParts, makeEvent } from "../state/new-event.ts"
import type { State } from "../state/state.ts"
import { appendEvent, newTimestamp } from "../state/writing/edit.ts"
import { ascending, gainBlessing } from "./blessing.ts"
import { rememberEntered } from "./entering/as-entered.ts"
import { fixStaticCopies } from "./entering/static-copies.ts"
import { arrangeGraveyards } from "./moving/graveyard-order.ts"
import { orderTimestamps } from "./timestamp-order.ts"
import { detect } from "./triggering/triggers.ts"

/**
 * An open batch of simultaneous events. Not part of the state: it never outlives an action, and a replayed action opens its own.
 * Batches of other games may be open beneath it, when a player simulates while deciding.
 */
interface Batch {
  state: State
  before: Derived
  events: GameEvent[]
  /** 614.5: keys of effects that added a fixed number of tokens to those of the batch, which are one event to them. */
  adders: string[]
  beneath: Batch | null
}
let open: Batch | null = null

/** Performs several actions as one event (603.2c): triggers are detected together, after all of them. */
export function simultaneously<T>(s: State, act: () => T): T {
  const batch = openBatch(s)
  const result = act()
  closeBatch(s, batch)
  return result
}

/** The same without a closure, for hot paths: a batch until `closeBatch`. Null if a batch of this game is already open. */
export function openBatch(s: State): Batch | null {
  if (open !== null && open.state === s) return null
  open = { state: s, before: derived(s), events: [], adders: [], beneath: open }
  return open
}

/** The replacement effects that have added something to the tokens created in the batch; undefined outside one. */
export function addersOfBatch(s: State): string[] | undefined {
  return open?.state === s ? open.adders : undefined
}

/** Ends the batch of `openBatch` and detects triggers. */
export function closeBatch(s: State, batch: Batch | null): void {
  if (batch === null) return
  open = batch.beneath
  if (batch.events.length === 0) return
  fixStaticCopies(s)
  if (batch.events.some(isEntering)) entered(s, batch.events)
  if (batch.events.length > 1) {
    orderTimestamps(s, batch.events)
    arrangeGraveyards(s, batch.events)
  }
  detect(s, batch.before, batch.events)
}

function isEntering(event: GameEvent): boolean {
  return event.kind === "moves" && event.to === "battlefield"
}

/** What follows at once from permanents that enter, before triggered abilities look (702.131d). */
function entered(s: State, events: readonly GameEvent[]): void {
  for (const player of ascending(s)) record(s, gainBlessing(s, player))
  rememberEntered(s, events)
}

/** For those who run actions: drops batches that a suspended or illegal action of this game left open. */
export function abandonBatch(s: State): void {
  while (open !== null && open.state === s) open = open.beneath
}

/**
 * Makes an event of its parts and records it (see `recordEvent`). What the event says has been done already, by the function that calls
 * this: an event changes nothing by itself.
 */
export function record(s: State, parts: EventParts): GameEvent {
  return recordEvent(s, makeEvent(parts))
}

/** Adds a complete event to the history, and lets triggered abilities see it (603.2). Hot paths build it with `blankEvent`. */
export function recordEvent(s: State, event: GameEvent): GameEvent {
  if (open !== null && open.state === s) {
    event.batch = open.events.length === 0 ? newTimestamp(s) : open.events[0].batch
    open.events.push(event)
    appendEvent(s, event)
    invalidateIfCounted(s, event)
  } else {
    event.batch = newTimestamp(s)
    appendEvent(s, event)
    invalidateIfCounted(s, event)
    fixStaticCopies(s)
    if (isEntering(event)) entered(s, [event])
    detect(s, derived(s), [event])
  }
  return event
}
