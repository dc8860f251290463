import { type Derived, derived, invalidateIfCounted } from "../characteristics/layers/derived.ts"
import type { GameEvent } from "../state/event.ts"
import { type EventParts, makeEvent } from "../state/new-event.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { appendEvent, editPlayer, invalidate, newTimestamp } from "../state/writing/edit.ts"
import { ascending } from "./ascending.ts"
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
  open = { state: s, before: derived(s), events: [], beneath: open }
  return open
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

function entered(s: State, events: readonly GameEvent[]): void {
  blessAtOnce(s)
  rememberEntered(s, events)
}

/** 702.131b: not a triggered ability, so abilities triggered by the same event already see the city's blessing. */
function blessAtOnce(s: State): void {
  for (const player of ascending(s)) bless(s, player)
}

/** 702.131c: the player has the city's blessing for the rest of the game. */
export function bless(s: State, player: PlayerId): void {
  editPlayer(s, player).cityBlessing = true
  invalidate(s)
  record(s, { kind: "action", rule: "702.131", player, detail: "cityBlessing" })
}

/** For the game's facade: drops batches that a suspended or illegal action of this game left open. */
export function abandonBatch(s: State): void {
  while (open !== null && open.state === s) open = open.beneath
}

/** Records an event and lets triggered abilities see it (603.2). */
export function record(s: State, parts: EventParts): GameEvent {
  return happen(s, makeEvent(parts))
}

/** The same for a complete event; hot paths build these with `blankEvent`. */
export function happen(s: State, event: GameEvent): GameEvent {
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
