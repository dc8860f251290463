import type { Amount } from "../amount.ts"
import type { CardDefinition } from "../card.ts"
import type { Cost } from "../cost.ts"
import type { Filter } from "../filter.ts"
import type { PlayerSelector, Selector } from "../selector.ts"
import type { Change } from "../statics/change.ts"
import type { Duration } from "../statics/duration.ts"
import type { AnyMana } from "../statics/play-static.ts"
import type { Zone } from "../vocabulary.ts"
import type { Effect } from "./effect.ts"

/** Instructions about spells and abilities: counter, copy, retarget, cast (608.2g, 707.10). */
export type StackEffect =
  /** `ifPaid`: done if its controller paid. */
  | {
      do: "counter"
      what: Selector
      to?: Zone
      bind?: string
      link?: string | true
      unlessPays?: Cost
      ifPaid?: Effect
    }
  | {
      do: "copySpell"
      of: Selector
      count?: Amount
      newTargets?: boolean
      player?: PlayerSelector
      except?: readonly Change[]
      /** "The copy targets that token": one of these that each target of the spell or ability could be (707.10e). */
      target?: Selector
      /** One copy for each of these that the spell or ability could target, with that target (707.10d). */
      forEach?: Selector
      bind?: string
    }
  /** 107.3: doubles the value of X of a spell or ability on the stack. */
  | { do: "doubleX"; of: Selector }
  /** `single`: its only target, which must change (115.7a); `one`: one of its targets, if it has several (115.7b). */
  | {
      do: "chooseNewTargets"
      of: Selector
      player?: PlayerSelector
      to?: Selector
      single?: boolean
      one?: true
    }
  /** Cast cards during resolution (608.2g). Without `cost`: without paying their mana costs. */
  | {
      do: "cast"
      what: Selector
      player?: PlayerSelector
      free?: boolean
      cost?: Cost
      optional?: boolean
      count?: Amount
      filter?: Filter
      /** The most that the mana values of the spells may add up to. */
      totalManaValue?: Amount
      with?: readonly Change[]
      /** How long what is given by `with` lasts; for good if not said. */
      withDuration?: Duration
      bind?: string
      orPlayLand?: boolean
      copy?: boolean
      /** With its back face up (712.11a). */
      transformed?: boolean
      anyMana?: AnyMana
      /** "If that spell would be put into a graveyard, exile it instead." */
      exileAfter?: boolean
    }
  /**
   * Creates a copy of a card outside the game: of the one with a name that the player chooses among those not chosen for the source before
   * (707.13), or of the one that the source has noted (707.14).
   */
  | {
      do: "copyCard"
      of: readonly { card: string; definition?: CardDefinition }[] | "noted"
      bind: string
    }
  /**
   * Permission to play or cast these cards later ("you may play it this turn"); for a choice, that many of them, chosen as they are
   * played.
   */
  | {
      do: "permitPlay"
      what: Selector
      player?: PlayerSelector
      duration: Duration
      free?: boolean
      cost?: Cost
      castOnly?: boolean
      /** Such spells among them may also be cast without paying their mana costs. */
      freeFor?: Filter
      anyMana?: AnyMana
      filter?: Filter
      count?: number
      exileAfter?: boolean
      /** The player may also look at these face-down cards for as long as they remain exiled (406.3). */
      look?: true
      /** Changes to what is played this way ("it enters tapped"). */
      with?: readonly Change[]
      /** What triggers on playing a card this way (603.12): "it" is the spell or land, "player" the one who plays it. */
      then?: Effect
    }
