import type { Context } from "../../characteristics/context.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Change } from "../../language/statics/change.ts"
import type { CounterKind, Zone } from "../../language/vocabulary.ts"
import type { EventKind, EventOf, GameEvent } from "../../state/event.ts"
import type { Bindings } from "../../state/object.ts"
import { NONE, type ObjectId, type PlayerId, type Ref } from "../../state/ref.ts"
import type { Settled } from "../../state/replacement-record.ts"

/**
 * An event that would happen: replacement effects modify it (614.6), "can't" effects stop it, and the rest happens. Matched by the same
 * patterns as events that happened.
 */
export type PendingEvent<K extends EventKind = EventKind> = K extends EventKind ? EventOf<K> & Pending : never

/** Data that only events that haven't happened yet have. */
interface Pending {
  /** For moves to the battlefield. */
  entering: Entering | null
  /** For moves to a library: 0 top, -1 bottom, n under the top n. */
  position: number
  /** Shuffle the library after putting the card into it. */
  shuffle: boolean
  /** Counters it gets in a zone other than the battlefield. */
  counters: Readonly<Record<CounterKind, number>> | null
  /** Keys of replacement effects already applied; each applies at most once (614.5). */
  applied: readonly string[]
  /** Remember the card under this key of the source's linked ability (607). */
  link: { source: ObjectId; key: string } | null
  faceDown: boolean
  /** Damage that can't be prevented. */
  unpreventable: boolean
  /** Regeneration can't replace this destruction (701.19c). */
  noRegeneration: boolean
  /** Additional effects for after the event (615.5, 121.7). */
  after: readonly Afterwards[]
  /** Simultaneous events, for choices that concern them jointly (615.7). */
  together: readonly PendingEvent[]
  /** Amounts of this damage that limited shields were assigned to prevent, by the shield's key (615.7). */
  shares: Readonly<Record<string, number>>
  /** The one card of a merged or melded permanent that goes to `to`, and the zone of the others (903.9c). */
  apart: { card: number; zone: Zone } | null
  /** Where the cards of a merged permanent that is a token go (730.3e); null as the permanent does. */
  cards: Zone | null
  /** Redirected parts of the damage (614.9). */
  parts: readonly PendingEvent[]
}

/** An additional effect, and the replacement effects applied to the event so far. */
export interface Afterwards {
  effect: Effect
  context: Context
  applied: readonly string[]
  /** The key of its prevention effect (615.5). */
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
  /** What the effect attaches it to, should it become an Aura by what it copies (303.4i). */
  meantFor: Ref
  attacking: Ref
  /** Changes that stay with it: what it copies as it enters (layer 1), and what its way of entering adds. */
  changes: readonly Change[]
  /** What else the copy effect applied last does as it enters: counters, and an ability that triggers (707.9e to g). */
  asCopy: { counters: readonly { kind: CounterKind; count: number }[]; then: readonly Afterwards[] } | null
  /** Names bound by its own enters effects ("devoured"). */
  bindings: Bindings
  /** A battle's protector (310.8a). */
  protector: PlayerId
  /** Effects considered for the counters of each kind; usually null. */
  settled: Readonly<Record<CounterKind, Settled>> | null
}

const EMPTY: readonly never[] = []
const NO_SHARES: PendingEvent["shares"] = {}

/** Where a pending move goes: every event of that kind has a zone. */
export function destination(p: Pick<PendingEvent, "to">): Zone {
  return p.to as Zone
}

/** An event that would happen, with kind and rule; the caller fills in the rest (see `blankEvent`). */
export function newPendingEvent<K extends EventKind>(kind: K, rule: string): PendingEvent<K> {
  // Written out: spreading took a seventh of the time of random play.
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
    cards: null,
    parts: EMPTY,
  }
  return event as PendingEvent<K>
}

/** The event that happens, after all changes. */
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
