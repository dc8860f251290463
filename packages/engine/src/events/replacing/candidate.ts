import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { PendingEvent } from "./pending-event.ts"

/** The order in which 616.1a to e want replacement effects to be chosen. */
export const SELF_REPLACEMENT = 0
export const CONTROL = 1
export const COPY = 2
export const BACK_FACE = 3
export const ANY = 4

/** A replacement or prevention effect that could be applied to an event now. Lives only while the event is being settled. */
export interface Candidate {
  /** Says whether it has been applied already (614.5). */
  key: string
  /** 616.1a to e. */
  order: number
  label: string
  /** The rule that makes it an effect of its kind. */
  rule: string
  source: ObjectId
  /** Who may choose not to apply it ("may"), or -1. */
  asks: PlayerId
  /** Candidates with the same mark do the same, so that their order is nobody's concern; "" for no other does. */
  same: string
  /** Applies it. False when nothing of the event is left. */
  apply: (s: State, p: PendingEvent) => boolean
}
