import type { GameEvent } from "../state/event.ts"
import { NONE } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { type Derived, derived } from "../characteristics/derived.ts"
import { detect } from "./triggers.ts"

/** The parts of an event that its maker knows; the rest is empty. */
export type EventParts = Partial<GameEvent> & Pick<GameEvent, "kind" | "rule">

/** An event with the fields that are not given empty. */
export function makeEvent(parts: EventParts): GameEvent {
  return {
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
  }
}

/**
 * The open batch of simultaneous events. Kept out of the state: it never spans a finished action, and an action that is run
 * again opens its own.
 */
interface Batch {
  state: State
  before: Derived
  events: GameEvent[]
}
let open: Batch | null = null

/** Does several things as one event (603.2c): their triggers are looked for together, once all of them have happened. */
export function simultaneously<T>(s: State, act: () => T): T {
  if (open !== null && open.state === s) return act()
  const batch: Batch = { state: s, before: derived(s), events: [] }
  open = batch
  const result = act()
  open = null
  finish(s, batch)
  return result
}

/** For the game's face: forgets a batch that a suspended action left open. */
export function abandonBatch(): void {
  open = null
}

function finish(s: State, batch: Batch): void {
  if (batch.events.length > 0) detect(s, batch.before, batch.events)
}

/** Writes down that something has happened, and lets triggered abilities see it (603.2). */
export function record(s: State, parts: EventParts): GameEvent {
  const event = makeEvent(parts)
  if (open !== null && open.state === s) {
    event.batch = open.events.length === 0 ? s.nextTimestamp++ : open.events[0].batch
    s.events = append(s.events, event)
    open.events.push(event)
    return event
  }
  event.batch = s.nextTimestamp++
  s.events = append(s.events, event)
  const d = derived(s)
  detect(s, d, [event])
  return event
}

function append(events: readonly GameEvent[], event: GameEvent): readonly GameEvent[] {
  return [...events, event]
}
