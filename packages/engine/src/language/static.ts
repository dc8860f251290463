import type { Amount } from "./amount.ts"
import type { Change } from "./change.ts"
import type { Condition } from "./condition.ts"
import type { Cost } from "./cost.ts"
import type { Effect } from "./effect.ts"
import type { EventPattern } from "./event.ts"
import type { Filter } from "./filter.ts"
import type { ManaProduction } from "./mana-production.ts"
import type { PlayerSelector, Selector } from "./selector.ts"
import type { CounterKind, Phase, Step, Zone } from "./vocabulary.ts"

/** What a static ability says (604), or a spell or ability says for a while (611.2). */
export type StaticEffect =
  /** Changes to characteristics (613): of the objects selected, in any zone but a library. */
  | { static: "modify"; what: Selector; changes: readonly Change[] }
  | CombatStatic
  | PlayStatic
  | ReplacementStatic
  | PlayerStatic

export type CombatStatic =
  /** `whom`: only these players themselves; `what`: only such planeswalkers and battles; either where both are given. */
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
      fewerThan?: number
    }
  /** `whom`: one of these players themselves. */
  | { static: "mustAttack"; creature: Selector; whom?: PlayerSelector }
  | { static: "mustBlock"; creature: Selector; attacker?: Selector }
  /** "must be blocked if able"; `byAll`: all creatures able to block do so. */
  | { static: "mustBeBlocked"; creature: Selector; byAll?: boolean; by?: Filter }
  | { static: "canBlockAdditional"; creature: Selector; count: Amount | "any" }
  /** As though it didn't have defender, as though it had reach, flying shadow … */
  | {
      static: "asThough"
      creature: Selector
      as: "noDefender" | "reach" | "haste" | "noShadow" | "untapped" | "noLandwalk"
    }
  | { static: "assignsAsUnblocked"; creature: Selector; optional?: boolean }
  | { static: "assignsWithToughness"; creature: Selector; onlyIfGreater?: boolean }
  | { static: "assignsNoDamage"; creature: Selector }
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

/** 118.14: mana may be spent as though it were of any color or type; `snow`: mana from snow sources, of any color. */
export type AnyMana = "color" | "type" | "snow"

export type PlayStatic =
  /** Spells that fit cost more (positive) or less. `mana` coloured part, "{1}" per `times`. */
  | {
      static: "cost"
      spells?: Filter
      abilities?: Filter
      by?: PlayerSelector
      more?: string
      less?: string
      times?: Amount
      minimum?: number
      targeting?: Filter
      self?: boolean
      first?: boolean
      loyalty?: boolean
    }
  | {
      static: "additionalCost"
      spells?: Filter
      by?: PlayerSelector
      cost: Cost
      optionalKey?: string
      self?: boolean
      abilities?: Filter
    }
  /** "You may [pay] rather than pay this spell's mana cost": for itself, or for spells that fit. `free` without paying. */
  | {
      static: "alternativeCost"
      spells?: Filter
      by?: PlayerSelector
      cost: Cost
      self?: boolean
      key?: string
      condition?: Condition
      timing?: "instant"
      oncePerTurn?: boolean
      zone?: Zone
    }
  /** May cast or play from a zone other than the hand. `top`: only the top card of the library. */
  | {
      static: "playFrom"
      zone: Zone
      filter?: Filter
      who?: PlayerSelector
      of?: PlayerSelector
      top?: boolean
      castOnly?: boolean
      landsOnly?: boolean
      free?: boolean
      cost?: Cost
      oncePerTurn?: boolean
      self?: boolean
      anyMana?: AnyMana
      exileAfter?: boolean
      linked?: string
      additionalCost?: Cost
      /** Only in the way of this keyword. */
      using?: string
      /** What is different about a spell that is cast this way ("that artifact enters tapped"). */
      with?: readonly Change[]
      /** What playing a card this way triggers (603.12): "it" is the spell or land, "player" who plays it. */
      then?: Effect
    }
  /** As though it had flash. */
  | { static: "flash"; spells: Filter; who?: PlayerSelector; self?: boolean; cost?: Cost }
  | { static: "activateAsInstant"; abilities: Filter; who?: PlayerSelector }
  | {
      static: "cantCast"
      who: PlayerSelector
      spells?: Filter
      maxPerTurn?: number
      from?: Zone
      notFrom?: Zone
      self?: boolean
      onlySorcerySpeed?: boolean
      unless?: Condition
      during?: "ownTurn" | "othersTurn"
    }
  | { static: "cantPlayLand"; who: PlayerSelector; filter?: Filter }
  | {
      static: "cantActivate"
      of: Selector | { filter: Filter }
      who?: PlayerSelector
      manaToo?: boolean
      withTap?: boolean
      loyaltyOnly?: boolean
    }
  | { static: "cantBeCountered"; spells: Filter; self?: boolean }
  | {
      static: "cantBeTargeted"
      what: Selector
      by?: Filter
      byPlayers?: PlayerSelector
      players?: PlayerSelector
    }
  | { static: "targetAsThough"; who: PlayerSelector; what: Filter; without: "hexproof" | "shroud" }
  | { static: "mayActivateTwice"; of: Selector }
  | { static: "anyManaFor"; who?: PlayerSelector; spells?: Filter; abilities?: Filter; type?: boolean }
  | {
      static: "manaBonus"
      object: Filter
      by?: PlayerSelector
      multiply?: number
      add?: ManaProduction
      replaceWith?: ManaProduction
    }
  | { static: "manaPersists"; who: PlayerSelector; colors?: string; becomesColorless?: boolean }

/** Replacement effects (614) and prevention effects (615) as static text. */
export type ReplacementStatic =
  /** "If [event] would happen, [effect] instead": the effect is done in its place. */
  | {
      static: "replace"
      event: EventPattern
      condition?: Condition
      with: Effect
      optional?: boolean
      self?: boolean
      who?: PlayerSelector
    }
  /** The event goes on, changed. */
  | {
      static: "alter"
      event: EventPattern
      condition?: Condition
      alter: Alteration
      optional?: boolean
      self?: boolean
    }
  /** "[This] enters …" (614.1c, d). `what` self or others. */
  | {
      static: "enters"
      what: Filter | "self"
      condition?: Condition
      tapped?: boolean
      counters?: readonly { kind: CounterKind; count: Amount }[]
      as?: Effect
      copyOf?: {
        filter: Filter
        zone?: Zone
        except?: readonly Change[]
        optional?: boolean
        of?: PlayerSelector
      }
      unlessPays?: Cost
      /** It goes there instead of entering. */
      elsewhere?: Zone
      faceDown?: boolean
      transformed?: boolean
      /** 722.3a */
      prepared?: boolean
      untapped?: boolean
      control?: PlayerSelector
      other?: Effect
    }
  /** 614.1e: "As [this permanent] is turned face up, …". */
  | { static: "asTurnedFaceUp"; as: Effect }
  /** `times`: what is left of its shield counts events, not damage. */
  | {
      static: "prevent"
      amount?: Amount
      event: EventPattern
      condition?: Condition
      then?: Effect
      times?: boolean
    }
  /** "can't": the event does not happen (614.17). */
  | { static: "cant"; event: EventPattern; what: CantAction }

export type CantAction =
  | "gainLife"
  | "loseLife"
  | "draw"
  | "search"
  | "sacrifice"
  | "beSacrificed"
  | "beDestroyed"
  | "untap"
  | "tap"
  | "regenerate"
  | "preventDamage"
  | "enter"
  | "leave"
  | "counters"
  | "lose"
  | "win"
  | "transform"
  | "phaseIn"
  | "discard"
  | "beExiled"
  | "create"
  | "scry"
  | "attach"
  | "turnFaceUp"

/** How a replacement effect changes an event that still happens. */
export type Alteration =
  | {
      to: "zone"
      zone: Zone
      position?: number
      shuffle?: boolean
      link?: string | true
      counters?: readonly { kind: CounterKind; count: Amount }[]
      faceDown?: boolean
    }
  | { to: "amount"; amount: Amount } // the old number is bound as "amount"
  | { to: "recipient"; selector: Selector; times?: boolean }
  | { to: "player"; player: PlayerSelector }
  | { to: "skip" }
  | { to: "addition"; effect: Effect } // "and also"
  | { to: "token"; effect: Effect }
  | { to: "kind"; kind: CounterKind }

export type PlayerStatic =
  | { static: "handSize"; who: PlayerSelector; size?: Amount | "none"; plus?: Amount }
  | { static: "landPlays"; who: PlayerSelector; plus: Amount | "any" }
  | {
      static: "playerHas"
      who: PlayerSelector
      keyword: "hexproof" | "shroud" | "protection"
      filter?: Filter
    }
  | { static: "revealed"; what: "libraryTop" | "hand"; of: PlayerSelector; to?: PlayerSelector }
  /** Triggers (or a kind of them) trigger an additional time (603.2d). `none`: they don't trigger. */
  | { static: "triggerTimes"; event?: EventPattern; of?: Filter; plus?: number; none?: boolean }
  | { static: "skipStep"; who: PlayerSelector; what: Step | Phase | "turn" }
  /** In its controller's untap step, or in that of these players only. */
  | { static: "doesntUntap"; what: Selector; unless?: Condition; whose?: PlayerSelector }
  | { static: "mayNotUntap"; what: Selector }
  | { static: "untapsDuring"; what: Selector; whose: PlayerSelector }
  | { static: "untapLimit"; filter: Filter; count: number; who: PlayerSelector }
  | { static: "noLegendRule"; what: Filter }
  /** "can't have more than N counters of that kind on it" (704.5r). */
  | { static: "counterLimit"; what: Selector; kind: CounterKind; max: Amount }
  | { static: "doesntLose"; who: PlayerSelector; reason?: "life" | "draw" | "poison" }
  | { static: "damageAsCounters"; source: Filter; to?: Filter }
  | { static: "damageKeyword"; source: Filter; keyword: "deathtouch" | "lifelink" | "infect" | "wither" }
  /** Life, or permanents that fit, can't be paid to cast spells or activate abilities; `butMana`: mana abilities apart. */
  | { static: "cantPay"; pay: "life" | "sacrifice"; who: PlayerSelector; filter?: Filter; butMana?: true }
  | { static: "controlsTurn"; who: PlayerSelector; of: PlayerSelector }
  /** Damage isn't removed from these in the cleanup step (514.2). */
  | { static: "damageStays"; what: Selector }
