import type { Amount } from "../amount.ts"
import type { Filter } from "../filter.ts"
import type { PlayerSelector, Selector } from "../selector.ts"
import type { Duration } from "../statics/duration.ts"
import type { StaticEffect } from "../statics/static.ts"
import type { Effect } from "./effect.ts"

/** Instructions that create rules for a while, and keyword actions of the language (611, 614, 615, 701). */
export type RulesEffect =
  /** Static effects (restrictions, permissions, replacement effects, cost changes) for a duration. */
  | {
      do: "rule"
      effects: readonly StaticEffect[]
      duration: Duration
      what?: Selector
      player?: PlayerSelector
      uses?: Amount
    }
  /** "Prevent the next N damage that would be dealt to …": a shield (615.7). `amount` absent: all. */
  | {
      do: "prevent"
      amount?: Amount
      to?: Selector
      from?: Selector
      toPlayers?: PlayerSelector
      /** Also objects of this kind that exist when the damage would be dealt. */
      toKind?: Filter
      combat?: boolean
      duration: Duration
      times?: number
      then?: Effect
    }
  /**
   * "Damage that would be dealt to A this turn is dealt to B instead" (614.9). `from` absent: to anything. `to` may be a player known only when
   * the damage would be dealt: a controller, also of the `bound` "source".
   */
  | {
      do: "redirect"
      amount?: Amount
      from?: Selector
      to: Selector
      source?: Selector
      combat?: boolean
      duration: Duration
      times?: number
    }
  /** A keyword action written as a macro of the language (701): "investigate", "explore", "connive" … */
  | {
      do: "action"
      action: string
      what?: Selector
      player?: PlayerSelector
      count?: Amount
      text?: string
      bind?: string
    }
