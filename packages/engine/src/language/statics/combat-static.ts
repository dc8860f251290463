import type { Amount } from "../amount.ts"
import type { Condition } from "../condition.ts"
import type { Cost } from "../cost.ts"
import type { Effect } from "../effects/effect.ts"
import type { Filter } from "../filter.ts"
import type { PlayerSelector, Selector } from "../selector.ts"

/** Static effects on attacking and blocking (508, 509, 510). */
export type CombatStatic =
  /** `whom`: only these players themselves; `what`: only such planeswalkers and battles; with both, either. */
  | {
      static: "cantAttack"
      creature: Selector
      whom?: PlayerSelector
      unless?: Condition
      unlessPays?: Cost
      alone?: boolean
      what?: Filter
    }
  | {
      static: "cantBlock"
      creature: Selector
      attacker?: Filter
      unless?: Condition
      unlessPays?: Cost
      alone?: boolean
    }
  /** "can't be blocked", "…except by", "…by more than one". */
  | {
      static: "cantBeBlocked"
      creature: Selector
      by?: Filter
      except?: Filter
      moreThan?: number
      fewerThan?: Amount
    }
  /** `whom`: one of these players themselves; `what`: one of these permanents. */
  | { static: "mustAttack"; creature: Selector; whom?: PlayerSelector; what?: Selector }
  | { static: "mustBlock"; creature: Selector; attacker?: Selector }
  /** "must be blocked if able"; `byAll`: by all creatures able to block it. */
  | { static: "mustBeBlocked"; creature: Selector; byAll?: boolean; by?: Filter }
  | { static: "canBlockAdditional"; creature: Selector; count: Amount | "any" }
  /** As though it didn't have defender, had reach, and so on. */
  | {
      static: "asThough"
      creature: Selector
      as: "noDefender" | "reach" | "haste" | "noShadow" | "untapped" | "noLandwalk"
      /** Only landwalk abilities for lands of this type: "islandwalk". */
      land?: string
    }
  | { static: "assignsAsUnblocked"; creature: Selector; optional?: boolean }
  | { static: "assignsWithToughness"; creature: Selector; onlyIfGreater?: boolean }
  | { static: "assignsNoDamage"; creature: Selector }
  /** Goaded by the controller of this effect while it lasts (701.15b). */
  | { static: "goaded"; creature: Selector }
  /** At most this many creatures can attack each combat, or attack each of these players. */
  | { static: "attackLimit"; count: Amount; whom?: PlayerSelector }
  | { static: "blockLimit"; count: Amount }
  | { static: "vigilantAttack"; creature: Selector }
  /** "You may [pay] as it attacks. When you do, …" (508.1g, 607.2h). The chosen attackers are `bound` as "attackers". */
  | {
      static: "mayPayToAttack"
      creature: Selector
      cost: Cost
      then?: Omit<Extract<Effect, { do: "reflexive" }>, "do">
    }
