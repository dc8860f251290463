import type { Zone } from "../language/vocabulary.ts"
import type { ObjectId, PlayerId, Ref } from "./ref.ts"

/** A replacement or prevention effect that could have been applied to an event before it happened (614, 615). */
export interface Considered {
  /** The object whose effect it is; what enters itself for its own "enters" effects. */
  source: ObjectId
  /** The rule that makes it an effect of its kind: 614.1a, 615.1a, 701.19a … */
  rule: string
  /**
   * What became of it: applied; declined by who was asked ("may"); no longer applicable once others had been applied (616.1f);
   * or kept from being applied by an effect (701.19c).
   */
  fate: "applied" | "declined" | "lapsed" | "barred"
  /** Who chose it among several different ones; -1 where there was no choice (616.1). */
  chooser: PlayerId
  /** The step of 616.1 by which it had to come before others, or 616.1e; "" where there was no other. */
  order: string
  /** The event as the effect found it. */
  amount: number
  to: Zone | ""
  other: Ref
}

/** What replacement and prevention effects made of an event, one after the other. Written only while the event is being settled. */
export interface Settled {
  effects: readonly Considered[]
}
