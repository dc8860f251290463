import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { PendingEvent } from "./pending-event.ts"

/** The categories of 616.1a to e, in the order in which they must be chosen. */
export const SELF_REPLACEMENT = 0
export const CONTROL = 1
export const COPY = 2
export const BACK_FACE = 3
export const ANY = 4

/** A replacement or prevention effect applicable to an event. Exists only while the event is being settled. */
export interface Candidate {
  /** Identifies the effect, so that it is applied only once (614.5). */
  key: string
  /** The category in 616.1a to e. */
  order: number
  label: string
  /** The rule that defines this kind of effect. */
  rule: string
  source: ObjectId
  /** The player who may decline it ("may"), or -1. */
  asks: PlayerId
  /** Candidates with the same mark are interchangeable, so no choice among them is needed; "" if unique. */
  same: string
  /** Applies it. Returns false if nothing of the event is left. */
  apply: (s: State, p: PendingEvent) => boolean
}

export const NO_CANDIDATES: readonly Candidate[] = []
