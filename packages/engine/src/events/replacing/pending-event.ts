import type { Context } from "../../characteristics/context.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Change } from "../../language/statics/change.ts"
import type { CounterKind, Zone } from "../../language/vocabulary.ts"
import type { EventKind, EventOf, GameEvent } from "../../state/event.ts"
import type { Bindings } from "../../state/object.ts"
import { NONE, type ObjectId, type PlayerId, type Ref } from "../../state/ref.ts"
import type { Settled } from "../../state/settled.ts"

/**
 * An event that would happen: replacement effects change it (614.6), "can't" stops it, and what is left of it happens. It is
 * read by the same patterns as events that happened.
 */
export type PendingEvent<K extends EventKind = EventKind> = K extends EventKind ? EventOf<K> & Pending : never

/** What is known of an event only before it happens. */
interface Pending {
  /** For moves to the battlefield. */
  entering: Entering | null
  /** For moves to a library: 0 top, -1 bottom, n under the top n. */
  position: number
  /** Shuffle the library that the card was put into. */
  shuffle: boolean
  /** Counters that it gets in a zone other than the battlefield. */
  counters: Readonly<Record<CounterKind, number>> | null
  /** Keys of replacement effects that were applied already: each at most once (614.5). */
  applied: readonly string[]
  /** Remember the card under the source's linked ability of this key (607). */
  link: { source: ObjectId; key: string } | null
  faceDown: boolean
  /** Damage that can't be prevented. */
  unpreventable: boolean
  /** A destruction that regeneration does not replace (701.19c). */
  noRegeneration: boolean
  /** Additional effects, done once the event has happened (615.5, 121.7). */
  after: readonly Afterwards[]
  /** Events that would happen at the same time, where a choice concerns them together (615.7). */
  together: readonly PendingEvent[]
  /** What a shield of limited size was told to prevent of this damage, by the shield's key (615.7). */
  shares: Readonly<Record<string, number>>
  /** The one card of a merged or melded permanent that goes to `to`, and where the others go (903.9c). */
  apart: { card: number; zone: Zone } | null
  /** Parts of the damage that go to somebody else (614.9). */
  parts: readonly PendingEvent[]
}

/** An additional effect, with the replacement effects that had been applied to the event by then. */
export interface Afterwards {
  effect: Effect
  context: Context
  applied: readonly string[]
  /** The key of the prevention effect that it belongs to (615.5). */
  of?: string
}

/** How a permanent enters the battlefield (614.1c, 614.12). */
export interface Entering {
  controller: PlayerId
  tapped: boolean
  counters: Readonly<Record<CounterKind, number>>
  faceDown: string | null
  face: number
  attachTo: Ref
  attacking: Ref
  /** Changes that stay with it: what it copies as it enters (layer 1), and what its way of entering gives it. */
  changes: readonly Change[]
  /** Names bound while applying its own effects ("devoured"). */
  bindings: Bindings
  /** A battle's protector (310.8a). */
  protector: PlayerId
  /** What was considered for the counters of a kind; null for most. */
  settled: Readonly<Record<CounterKind, Settled>> | null
}

const EMPTY: readonly never[] = []
const NO_SHARES: PendingEvent["shares"] = {}

/** An event that would happen: kind and rule; its maker writes the rest into it (see `blankEvent`). */
export function newPendingEvent<K extends EventKind>(kind: K, rule: string): PendingEvent<K> {
  // Written out: spreading an event into it took a seventh of the time of random play.
  const event: EventOf<K> & Pending = {
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
    entering: null,
    position: 0,
    shuffle: false,
    counters: null,
    applied: EMPTY,
    link: null,
    faceDown: false,
    unpreventable: false,
    noRegeneration: false,
    after: EMPTY,
    together: EMPTY,
    shares: NO_SHARES,
    apart: null,
    parts: EMPTY,
  }
  return event as PendingEvent<K>
}

/** What is left of it, as the event that happens. */
export function eventOf(p: PendingEvent): GameEvent {
  const event: EventOf<EventKind> = {
    kind: p.kind,
    rule: p.rule,
    batch: 0,
    object: p.object,
    was: p.was,
    player: p.player,
    source: p.source,
    other: p.other,
    amount: p.amount,
    from: p.from,
    to: p.to,
    cause: p.cause,
    detail: p.detail,
    combat: p.combat,
    settled: p.settled,
  }
  return event as GameEvent
}
