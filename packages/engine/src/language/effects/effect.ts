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

/** The name that "if you do" uses for an instruction without a result of its own: whether it changed anything. */
export const DONE = "done"

/**
 * One instruction of a spell or ability. An instruction that affects or finds objects may `bind` them to a name for later steps ("it",
 * "those cards", "this way"); the number it produces gets the same name (damage dealt, life lost, cards drawn). An absent `player` means
 * "you".
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
  /** "[effect] unless [player] pays [cost]." Several players are asked in turn order; one payment is enough. */
  | { do: "unless"; player: PlayerSelector; cost: Cost; effect: Effect }
  | { do: "if"; condition: Condition; then: Effect; else?: Effect; bind?: string }
  /** Runs once for each selected object, bound to `bind` (default "each"). */
  | { do: "forEach"; of: Selector; bind?: string; effect: Effect }
  /** For each player in APNAP order; `bind` defaults to "player". */
  | { do: "forEachPlayer"; of: PlayerSelector; bind?: string; effect: Effect }
  /** `may`: again for as long as the player wants. */
  | { do: "repeat"; times?: Amount; while?: Condition; may?: true; effect: Effect }
  /** A choice made on resolution: "choose one", "you may A or B". */
  | {
      do: "chooseOne"
      player?: PlayerSelector
      of: readonly { label: string; effect: Effect; condition?: Condition }[]
      random?: boolean
      count?: Amount
      /** The player faces a villainous choice (701.55), which the event "villainousChoice" stands for. */
      villainous?: true
    }
  /**
   * A delayed triggered ability (603.7). `once` defaults to true. Keeps the bound names. `fromNextTurn`: not in the turn in which it is
   * created, "the next turn's upkeep".
   */
  | {
      do: "delayed"
      when: EventPattern
      effect: Effect
      once?: boolean
      fromNextTurn?: true
      duration?: Duration
      targets?: readonly TargetSlot[]
      condition?: Condition
      controller?: PlayerSelector
    }
  /** A reflexive triggered ability, "When you do, …" (603.12). */
  | { do: "reflexive"; effect: Effect; targets?: readonly TargetSlot[]; modes?: Modes }
  /** Two piles (700.3): `by` makes them, `chooser` takes one. That is bound as "pile", the other as "otherPile". */
  | { do: "separate"; what: Selector; by?: PlayerSelector; chooser?: PlayerSelector; then: Effect }
  /** Players play a subgame with their libraries (729), then do the rest, with the subgame's winners bound as "winners". */
  | { do: "subgame"; then: Effect }
  /** Binds the current value of a selector or amount to a name. */
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
  /** Only modes not yet chosen for this object. */
  unchosen?: "thisTurn" | "ever"
  by?: PlayerSelector
  random?: boolean
}

export interface Mode {
  effect: Effect
  targets?: readonly TargetSlot[]
  /** Cost of the mode, as for escalate or spree. */
  cost?: Cost
  /** Pawprint cost (700.2i). */
  pawprints?: number
  label?: string
  /** The mode's printed name, without rules meaning (207.2d). */
  word?: string
  condition?: Condition
}
