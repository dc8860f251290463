import type { TriggeredAbility } from "../language/ability.ts"
import type { Change } from "../language/statics/change.ts"
import type { Duration } from "../language/statics/duration.ts"
import type { StaticEffect } from "../language/statics/static.ts"
import type { Bindings } from "./object.ts"
import type { ObjectId, PlayerId, Ref } from "./ref.ts"

/** A continuous effect that does not come from a static ability (611.2). */
export interface ContinuousEffect {
  id: number
  timestamp: number
  source: ObjectId
  controller: PlayerId
  duration: Duration
  /** The turn number in which it began, for durations that count turns. */
  turn: number
  /** Whose next turn it waits for and lasts through. */
  during?: PlayerId
  /** Changes to these objects, fixed when the effect began (611.2c). */
  objects: readonly ObjectId[]
  changes: readonly Change[]
  /** Or static effects as if the source had them, with the bindings of that moment. */
  statics: readonly StaticEffect[]
  bindings: Bindings
  targets: readonly (readonly Ref[])[]
  x: number
  /** Shields and one-use replacements: uses left; -1 unlimited. */
  uses: number
}

/** A delayed triggered ability (603.7). */
export interface DelayedTrigger {
  id: number
  source: ObjectId
  controller: PlayerId
  ability: TriggeredAbility
  bindings: Bindings
  once: boolean
  /** Not an ability that waits, but a one-shot effect that happens as the event occurs (610.3). */
  atOnce?: boolean
  duration: Duration
  turn: number
  /** Not during that turn. */
  fromNextTurn?: true
  x: number
}

/** Why a triggered ability goes on the stack right after another of the same player (603.3b). */
export type Follows = "" | "chosen" | "alike"

/** A triggered ability waiting to be put onto the stack (603.3). */
export interface WaitingTrigger {
  source: ObjectId
  controller: PlayerId
  ability: TriggeredAbility
  bindings: Bindings
  /** X of the source, if the ability refers to it (107.3k to m). */
  x: number
  /** Index of the ability among its source's, for "triggers only once each turn". */
  index: number
  /** Part of the current placement (603.3b): 1 chosen for it, 2 also in its final order. */
  round?: 1 | 2
  /** Why it follows the previous one in that order: its controller chose so, it does the same, or "" for the first. */
  follows?: Follows
  /** 807.5b: no object on a stack made it trigger, so that its controller may choose the stack. Only in Grand Melee. */
  free?: boolean
}
