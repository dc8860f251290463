import type { Change } from "../language/change.ts"
import type { CounterKind } from "../language/vocabulary.ts"
import type { GameEvent } from "../state/event.ts"
import type { ObjectId, PlayerId, Ref } from "../state/ref.ts"

/**
 * An event that would happen: replacement effects change it (614.6), "can't" stops it, and what is left of it happens. It is
 * read by the same patterns as events that happened.
 */
export interface Proposal extends GameEvent {
  /** For moves to the battlefield. */
  entering: Entering | null
  /** For moves to a library: 0 top, -1 bottom, n under the top n. */
  position: number
  /** Keys of replacement effects that were applied already: each at most once (614.5). */
  applied: readonly string[]
  /** Remember the card under the source's linked ability of this key (607). */
  link: { source: ObjectId; key: string } | null
  faceDown: boolean
  /** Damage that can't be prevented. */
  unpreventable: boolean
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
  /** Definition that it copies as it enters, -1 for none. */
  copyOf: number
  changes: readonly Change[]
}
