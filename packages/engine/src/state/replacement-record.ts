import type { Zone } from "../language/vocabulary.ts"
import type { ObjectId, PlayerId, Ref } from "./ref.ts"

/** A replacement or prevention effect that could have been applied to an event before it happened (614, 615). */
export interface Considered {
  /** The object whose effect it is; for its own "enters" effects, the entering object. */
  source: ObjectId
  /** The rule that defines its kind of effect: 614.1a, 615.1a, 701.19a … */
  rule: string
  /**
   * What became of it: applied; declined by the player asked ("may"); no longer applicable after others were applied (616.1f); or kept
   * from being applied by an effect (701.19c).
   */
  fate: "applied" | "declined" | "lapsed" | "barred"
  /** Who chose it among several different ones; -1 if there was no choice (616.1). */
  chooser: PlayerId
  /** The step of 616.1 that put it before others, or 616.1e; "" if there was no other. */
  order: string
  /** The event as it was before the effect. */
  amount: number
  to: Zone | ""
  other: Ref
}

/** What replacement and prevention effects made of an event, in order. Written only while the event is being settled. */
export interface Settled {
  effects: readonly Considered[]
}
