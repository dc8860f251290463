import type { Amount } from "../amount.ts"
import type { Condition } from "../condition.ts"
import type { Cost } from "../cost.ts"
import type { EventPattern } from "../event.ts"
import type { PlayerSelector, Selector, TargetSlot } from "../selector.ts"
import type { Duration } from "../statics/duration.ts"
import type { LibraryEffect } from "./library-effect.ts"
import type { ObjectEffect } from "./object-effect.ts"
import type { PlayerEffect } from "./player-effect.ts"
import type { RulesEffect } from "./rules-effect.ts"
import type { StackEffect } from "./stack-effect.ts"

/** The name by which "if you do" asks an instruction that finds nothing of its own whether it changed anything. */
export const DONE = "done"

/**
 * One instruction of a spell or ability. Those that affect or find objects may `bind` them to a name for later steps ("it",
 * "those cards", "this way"); a number they produce is bound as `<name>` too (damage dealt, life lost, cards drawn).
 * A `player` that is absent is "you".
 */
export type Effect = ControlFlow | ObjectEffect | PlayerEffect | LibraryEffect | StackEffect | RulesEffect

/** 608.2: order, choices, conditions, loops. */
export type ControlFlow =
  | { do: "sequence"; of: readonly Effect[] }
  /** "[Player] may …. If they do, …. If they don't, …": `then` and `else` follow 608.2c. */
  | {
      do: "may"
      player?: PlayerSelector
      cost?: Cost
      effect?: Effect
      then?: Effect
      else?: Effect
      /** "Do this only once each turn." */
      oncePerTurn?: boolean
    }
  /** "[effect] unless [player] pays [cost]." With several players each in turn order; one payment is enough. */
  | { do: "unless"; player: PlayerSelector; cost: Cost; effect: Effect }
  | { do: "if"; condition: Condition; then: Effect; else?: Effect; bind?: string }
  /** For each of the selected, `bind` (default "each") holds it. */
  | { do: "forEach"; of: Selector; bind?: string; effect: Effect }
  /** For each player in APNAP order; `bind` default "player". */
  | { do: "forEachPlayer"; of: PlayerSelector; bind?: string; effect: Effect }
  /** `may`: again for as long as you will. */
  | { do: "repeat"; times?: Amount; while?: Condition; may?: true; effect: Effect }
  /** A choice made on resolution: "choose one", "you may A or B". */
  | {
      do: "chooseOne"
      player?: PlayerSelector
      of: readonly { label: string; effect: Effect; condition?: Condition }[]
      random?: boolean
      count?: Amount
    }
  /** A delayed triggered ability (603.7). `once` default true. Bound names are carried over. */
  | {
      do: "delayed"
      when: EventPattern
      effect: Effect
      once?: boolean
      duration?: Duration
      targets?: readonly TargetSlot[]
      condition?: Condition
      controller?: PlayerSelector
    }
  /** A reflexive triggered ability, "When you do, …" (603.12). */
  | { do: "reflexive"; effect: Effect; targets?: readonly TargetSlot[]; modes?: Modes }
  /** Two piles (700.3): `by` makes them, `chooser` takes one, which is then bound as "pile", the other as "otherPile". */
  | { do: "separate"; what: Selector; by?: PlayerSelector; chooser?: PlayerSelector; then: Effect }
  /** Players play a subgame with their libraries (729); then, with those who won it bound as "winners", the rest is done. */
  | { do: "subgame"; then: Effect }
  /** Keep what a selector or amount says now under a name. */
  | { do: "bind"; name: string; objects?: Selector; players?: PlayerSelector; amount?: Amount }
  | { do: "nothing" }

/** Modes of a spell or ability (700.2). */
export interface Modes {
  min: Amount
  max: Amount
  /** The same mode may be chosen more than once (700.2d). */
  repeat?: boolean
  of: readonly Mode[]
  /** Choose more modes if this holds: "if you control a …, choose both instead". */
  more?: { condition: Condition; min: Amount; max: Amount }
  /** Only modes that this object has not had chosen yet. */
  unchosen?: "thisTurn" | "ever"
  by?: PlayerSelector
  random?: boolean
}

export interface Mode {
  effect: Effect
  targets?: readonly TargetSlot[]
  /** Escalate-like or spree cost of the mode. */
  cost?: Cost
  /** Pawprint cost (700.2i). */
  pawprints?: number
  label?: string
  /** Name of the mode as it is printed, without rules meaning (207.2d). */
  word?: string
  condition?: Condition
}
