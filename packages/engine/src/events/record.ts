import { type Derived, derived, invalidateIfHistorical } from "../characteristics/layers/derived.ts"
import { appendEvent, editPlayer, invalidate, newTimestamp } from "../state/edit.ts"
import type { EventKind, EventOf, GameEvent } from "../state/event.ts"
import { NONE, type PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { ascending } from "./ascending.ts"
import { detect } from "./triggering/triggers.ts"

/** The parts of an event that its maker knows; the rest is empty. */
export type EventParts<K extends EventKind = EventKind> = Partial<EventOf<K>> &
  Pick<EventOf<K>, "kind" | "rule">

/**
 * An event with nothing but its kind and its rule. What happens often is written into one: to read the fields that it might have
 * from parts of a hundred shapes takes longer than all else that is done with it.
 */
export function blankEvent<K extends EventKind>(kind: K, rule: string): GameEvent<K> {
  const event: EventOf<K> = {
    kind,
    rule,
    batch: 0,
    object: NONE,
    was: NONE,
    player: -1,
    source: NONE,
    other: NONE,
    amount: 0,
    from: "",
    to: "",
    cause: "",
    detail: "",
    combat: false,
    settled: null,
  }
  return event as GameEvent<K>
}

/** An event with the fields that are not given empty. */
export function makeEvent<K extends EventKind>(parts: EventParts<K>): GameEvent<K> {
  const event: EventOf<K> = {
    kind: parts.kind,
    rule: parts.rule,
    batch: parts.batch ?? 0,
    object: parts.object ?? NONE,
    was: parts.was ?? NONE,
    player: parts.player ?? -1,
    source: parts.source ?? NONE,
    other: parts.other ?? NONE,
    amount: parts.amount ?? 0,
    from: parts.from ?? "",
    to: parts.to ?? "",
    cause: parts.cause ?? "",
    detail: parts.detail ?? "",
    combat: parts.combat ?? false,
    settled: parts.settled ?? null,
  }
  return event as GameEvent<K>
}

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

/** The same for who would make a new function at each card that moves: what follows is one event, until `closeBatch`. Null within another. */
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

/** The same for an event that is whole. */
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
