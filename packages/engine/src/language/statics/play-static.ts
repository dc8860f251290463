import type { Amount } from "../amount.ts"
import type { Condition } from "../condition.ts"
import type { Cost } from "../cost.ts"
import type { Effect } from "../effects/effect.ts"
import type { ManaProduction } from "../effects/mana-production.ts"
import type { ColorLetter, Filter } from "../filter.ts"
import type { Keyword } from "../keyword.ts"
import type { PlayerSelector, Selector } from "../selector.ts"
import type { Zone } from "../vocabulary.ts"
import type { AlternativeWay } from "../way.ts"
import type { Change } from "./change.ts"

/**
 * 118.14: mana may be spent as though it were mana of any color or type; `snow`: only mana from snow sources, `colorless`: only colorless
 * mana, as any color.
 */
export type AnyMana = "color" | "type" | "snow" | "colorless"

/** Static effects on casting, playing, activating, targeting and mana (601, 602, 605). */
export type PlayStatic =
  /** Matching spells or abilities cost `more` or `less` mana, `times` over. */
  | {
      static: "cost"
      spells?: Filter
      abilities?: Filter
      by?: PlayerSelector
      more?: string
      less?: string
      times?: Amount
      minimum?: number
      /** What `less` has left over when there is no more mana of its color doesn't reduce generic mana, against 118.7c. */
      coloredOnly?: true
      targeting?: Filter
      /** One of these players is a target. */
      targetingPlayer?: PlayerSelector
      /** Once for each matching target. */
      perTarget?: Filter
      self?: boolean
      first?: boolean
      loyalty?: boolean
      /** Abilities of this keyword only. */
      keyword?: Keyword
    }
  | {
      static: "additionalCost"
      spells?: Filter
      by?: PlayerSelector
      cost: Cost
      optionalKey?: string
      /** The optional cost may be paid any number of times (601.2b). */
      many?: true
      self?: boolean
      abilities?: Filter
      /** Loyalty abilities only. */
      loyalty?: true
      /** Mana abilities of this object, which other effects don't cover. */
      manaAbilities?: true
    }
  /** "You may [pay] rather than pay this spell's mana cost": for itself, or for matching spells. `free`: without paying. */
  | {
      static: "alternativeCost"
      spells?: Filter
      by?: PlayerSelector
      cost: Cost
      self?: boolean
      key?: AlternativeWay
      condition?: Condition
      timing?: "instant"
      oncePerTurn?: boolean
      zone?: Zone
      /** Changes to a spell cast this way and to its permanent: "gain evoke {4} as you cast them". */
      with?: readonly Change[]
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
      /** Only by using this keyword. */
      using?: Keyword
      /** Changes to a spell cast this way ("that artifact enters tapped"). */
      with?: readonly Change[]
      /** Spells cast this way may be cast as though they had flash (601.3b). */
      flash?: true
      /** What triggers on playing a card this way (603.12): "it" is the spell or land, "player" the one who plays it. */
      then?: Effect
    }
  /** Lands may be played, and spells cast, from these players' graveyards as though the cards were in the player's own (609.4). */
  | { static: "graveyardsAsYours"; of: PlayerSelector; who?: PlayerSelector }
  /** Plot abilities of such cards on top of the library function there (702.170f). */
  | { static: "plotFromTop"; of: PlayerSelector; cards: Filter }
  /** As though it had flash. */
  | { static: "flash"; spells: Filter; who?: PlayerSelector; self?: boolean; cost?: Cost }
  /** `loyalty`: loyalty abilities only, on any turn (606.3). */
  | {
      static: "activateAsInstant"
      abilities: Filter
      who?: PlayerSelector
      keyword?: Keyword
      loyalty?: true
    }
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
  /** "You can't spend mana to cast this spell", "spend only mana produced by … to cast this spell". */
  | { static: "spendOnly"; self: true; from?: Filter }
  /** "Spend only black mana on X": mana of these colors, "B", or "W/B" for either (601.2h). */
  | { static: "spendOnX"; self: true; colors: string }
  /** As this Aura is cast, only what matches can be chosen as its target (601.2c); later it needn't match. */
  | { static: "castTarget"; self: true; filter: Filter }
  /** What its owner may do with it in the opening hand (103.6). */
  | { static: "openingHand"; effect: Effect; condition?: Condition }
  /** What its owner may do with it in hand any time they could mulligan (103.5b). */
  | { static: "mulliganAction"; effect: Effect }
  /** What its owner may do with it as they shuffle their deck (607.2n). */
  | { static: "beforeShuffle"; effect: Effect }
  /** Its owner circles that many of the five colors on it as they create their deck (207.5). */
  | { static: "circlesColors"; count: number }
  /** Its owner may discard it any time they could cast an instant, as a special action (116.2e). */
  | { static: "mayDiscard" }
  /**
   * An alternative to the cost that abilities of this keyword get from it: for all of them, or for the `first` that the player activates
   * each turn.
   */
  | {
      static: "keywordCost"
      keyword: Keyword
      cost: Cost
      who?: PlayerSelector
      first?: true
      during?: "ownTurn"
    }
  /** 702.122c: it can't crew Vehicles. */
  | { static: "cantCrew"; creature: Selector }
  /**
   * It crews (702.122) and saddles (702.171) as though its power were this much greater, or using its toughness; `only` if the text
   * speaks of one of them alone.
   */
  | { static: "crewPower"; creature: Selector; plus?: Amount; toughness?: true; only?: "crew" }
  /** 702.85b: what its controller does "as they cascade"; the exiled cards are bound as "cascaded" and "passed". */
  | { static: "asCascades"; effect: Effect }
  /** 702.184c: it stations permanents using its toughness. */
  | { static: "stationsWithToughness"; creature: Selector }
  | { static: "cantPlayLand"; who: PlayerSelector; filter?: Filter }
  | {
      static: "cantActivate"
      of: Selector | { filter: Filter }
      who?: PlayerSelector
      manaToo?: boolean
      withTap?: boolean
      loyaltyOnly?: boolean
      /** Except loyalty abilities. */
      butLoyalty?: boolean
    }
  | { static: "cantBeCountered"; spells: Filter; self?: boolean }
  | {
      static: "cantBeTargeted"
      what: Selector
      by?: Filter
      byPlayers?: PlayerSelector
      players?: PlayerSelector
    }
  /** `what`: objects, `players`: players that have it. */
  | {
      static: "targetAsThough"
      who: PlayerSelector
      what?: Filter
      players?: PlayerSelector
      without: "hexproof" | "shroud"
    }
  /** Those of this keyword as though they hadn't been activated (702.177b). */
  | { static: "mayActivateAgain"; keyword: Keyword; who?: PlayerSelector }
  /** Twice each turn rather than once: loyalty abilities (606.3), or those of a keyword ("boast", 702.142). */
  | { static: "mayActivateTwice"; of: Selector; keyword?: string }
  /** `of`: only mana of that color, as any color. */
  | {
      static: "anyManaFor"
      who?: PlayerSelector
      spells?: Filter
      abilities?: Filter
      type?: boolean
      of?: ColorLetter
    }
  | {
      static: "manaBonus"
      object: Filter
      by?: PlayerSelector
      multiply?: number
      add?: ManaProduction
      replaceWith?: ManaProduction
    }
  | { static: "manaPersists"; who: PlayerSelector; colors?: string; becomesColorless?: boolean }
