import type { Amount } from "./amount.ts"
import type { Condition } from "./condition.ts"
import type { ColorLetter, Comparison, Filter } from "./filter.ts"
import type { Keyword } from "./keyword.ts"
import type { PlayerSelector } from "./selector.ts"
import type { CounterKind, Step, Zone } from "./vocabulary.ts"

/**
 * The events that a triggered ability waits for, that a replacement effect replaces, or that a condition about this turn asks for.
 *
 * A matching event binds names for the ability's instructions: "it" the main object, "that player" the main player (`player`), `source`
 * the object that did it, `other` the second object (blocker, attachment), `amount` the number.
 */
export type EventPattern =
  | { on: "anyOf"; of: readonly EventPattern[] }
  /** Such an event while a condition is true ("during your turn"), or the nth one this turn ("for the first time each turn"). */
  | { on: "qualified"; event: EventPattern; during?: Condition; nth?: number }
  /** Zone change. `to`/`from` absent: any. "Dies" is battlefield to graveyard (700.4). */
  | {
      on: "moves"
      object: Filter
      from?: Zone | readonly Zone[]
      notFrom?: Zone | readonly Zone[]
      to?: Zone | readonly Zone[]
      notTo?: Zone
      cause?: MoveCause
      /** For any other reason: "without being played". */
      notCause?: MoveCause
      /** Not by being cycled (702.29a). */
      cycled?: false
      by?: PlayerSelector
      /** The spell, or the source of the ability, that causes the move. */
      source?: Filter
      /** Who controls the spell or ability that causes the move (113.8). */
      causer?: PlayerSelector
      /** "one or more": once for all objects of one event (603.2c). */
      batch?: boolean
    }
  /** `added`: only in phases added by an instruction, by the name it bound. */
  | { on: "step"; step: Step; player?: PlayerSelector; added?: string }
  | { on: "cast"; spell: Filter; by?: PlayerSelector; nth?: number; copies?: boolean }
  /** `source`: matches the permanent whose ability it is (109.2). */
  | {
      on: "activates"
      ability: Filter
      source?: Filter
      by?: PlayerSelector
      /** Whether mana abilities count: by default only those of a `keyword` that is named. */
      mana?: boolean
      loyalty?: boolean
      /** Only abilities of this keyword: "an exhaust ability". */
      keyword?: Keyword
    }
  | { on: "targeted"; object?: Filter; player?: PlayerSelector; by?: Filter; first?: boolean }
  | {
      on: "attacks"
      creature: Filter
      /** The player who declared it as an attacker, this turn. */
      by?: PlayerSelector
      whom?: PlayerSelector
      alone?: boolean
      /** With others: the minimum number of declared attackers. */
      atLeast?: number
      /** At least one other declared attacker matches. */
      with?: Filter
      what?: Filter
      /** Also a planeswalker of `whom`; otherwise only the player counts (508.3e). */
      orPlaneswalker?: boolean
    }
  /** A player attacks with one or more (or `atLeast`) matching creatures. */
  | {
      on: "attackers"
      by: PlayerSelector
      filter?: Filter
      atLeast?: Amount
      /** The minimum total power of these creatures. */
      totalPower?: Amount
      whom?: PlayerSelector
      /** Also a planeswalker of `whom` (508.3e). */
      orPlaneswalker?: boolean
    }
  /** `number`: how many creatures it blocks (509.3e). */
  | { on: "blocks"; creature: Filter; attacker?: Filter; number?: HowMany; batch?: boolean }
  /** `number`: how many creatures block it (509.3e). */
  | { on: "becomesBlocked"; creature: Filter; by?: Filter; number?: HowMany; batch?: boolean }
  | { on: "unblocked"; creature: Filter }
  | {
      on: "damage"
      source?: Filter
      to?: Filter
      player?: PlayerSelector
      combat?: boolean
      batch?: boolean
      /** To a target of the source, a spell (115.1). */
      toTarget?: true
      /** For a batch: once, rather than once for each player or permanent. */
      together?: boolean
      amount?: { op: Comparison; than: Amount }
    }
  /** 120.10: damage beyond lethal, by all sources at one moment together; "amount" is the excess. */
  | { on: "excessDamage"; to: Filter; combat?: boolean; batch?: boolean }
  | { on: "gainLife"; player: PlayerSelector; first?: boolean }
  | {
      on: "loseLife"
      player: PlayerSelector
      first?: boolean
      /** As a payment (119.4). */
      paid?: true
      amount?: { op: Comparison; than: Amount }
      /** For a batch with an amount: each of these players who loses life loses that much. */
      batch?: boolean
    }
  /** 121.2a: an instruction to draw this many cards, before any is drawn; it can only be replaced, never triggers anything. */
  | { on: "draws"; player: PlayerSelector; atLeast?: number }
  /** `from`: the nth card of the turn and all later ones. */
  | {
      on: "draw"
      player: PlayerSelector
      card?: Filter
      nth?: number
      from?: number
      exceptFirstInDrawStep?: boolean
    }
  | { on: "discard"; player: PlayerSelector; card?: Filter; batch?: boolean }
  /** `causer`: who controls the spell or ability that causes it (113.8). */
  | { on: "sacrifice"; player?: PlayerSelector; object: Filter; causer?: PlayerSelector; batch?: boolean }
  | { on: "cycle"; player: PlayerSelector; card?: Filter }
  /** `by`: the player who taps it: its controller, unless another player's spell or ability does. */
  /** `cost`: to pay such a cost. */
  | {
      on: "taps"
      object: Filter
      by?: PlayerSelector
      forMana?: boolean
      cost?: "teamwork"
      batch?: boolean
    }
  | { on: "untaps"; object: Filter; batch?: boolean }
  | {
      on: "counters"
      object?: Filter
      player?: PlayerSelector
      kind?: CounterKind
      removed?: boolean
      last?: boolean
      /** "The tenth": there were fewer before, and now there are at least that many (122.7). */
      reaches?: number
      batch?: boolean
      by?: PlayerSelector
      /** Put by an effect: not as a cost, a result of damage, or a turn-based action (614.16). */
      byEffect?: true
    }
  | { on: "token"; by: PlayerSelector; object?: Filter; batch?: boolean }
  | { on: "transforms"; object: Filter }
  | { on: "turnedFaceUp"; object: Filter }
  | { on: "attached"; attachment: Filter; to?: Filter }
  | { on: "unattached"; attachment: Filter; from?: Filter }
  | { on: "control"; object: Filter; gainedBy?: PlayerSelector; lostBy?: PlayerSelector }
  | { on: "phases"; object: Filter; out: boolean }
  /** A matching object adds mana, of this type if given; `tapped`: by being tapped for mana (106.12a). */
  | { on: "mana"; object: Filter; by?: PlayerSelector; color?: ColorLetter | "chosen"; tapped?: true }
  /** `own`: the player's own library. */
  | { on: "searches"; player: PlayerSelector; own?: true }
  | { on: "shuffles"; player: PlayerSelector }
  /** 701.17a: an instruction to mill this many cards; it can only be replaced, never triggers anything. */
  | { on: "mills"; player: PlayerSelector }
  | { on: "scry"; player: PlayerSelector }
  | { on: "surveil"; player: PlayerSelector }
  | { on: "countered"; spell: Filter; by?: PlayerSelector }
  /** `causer`: who controls the spell or ability that destroys it (113.8). */
  | { on: "destroyed"; object: Filter; causer?: PlayerSelector }
  | { on: "becomesMonarch"; player: PlayerSelector }
  | { on: "loses"; player: PlayerSelector }
  | { on: "wins"; player: PlayerSelector }
  /** Another triggered ability of a matching object has triggered (603.3b). */
  | { on: "triggers"; source?: Filter; by?: PlayerSelector }
  /** 700.14: the total mana that a player has spent on spells this turn reaches this amount. */
  | { on: "expends"; player: PlayerSelector; amount: number }
  | { on: "coin"; player: PlayerSelector; won?: boolean }
  /** `result`: of the roll, after modifiers (706.2). `batch`: "one or more dice". */
  | { on: "die"; player: PlayerSelector; result?: HowMany; batch?: boolean }
  | { on: "fights"; creature: Filter; batch?: boolean }
  | { on: "exerts"; creature: Filter }
  /** 700.13: a spell or ability that targets an opponent, or something of theirs. */
  | { on: "crime"; player: PlayerSelector }
  /** It becomes day or night; without `to`, only from one to the other (731.1a). */
  | { on: "dayNight"; to?: "day" | "night" }
  | { on: "ringTempts"; player: PlayerSelector }
  /** `room`: the marker moves into this room of the source (309.4c). */
  | { on: "venture"; player: PlayerSelector; room?: number }
  | { on: "completesDungeon"; player: PlayerSelector }
  | { on: "resolves"; spell: Filter }
  /**
   * Keyword actions by the instruction's name ("explore", "connive"), designations as they are given ("monstrous"), and levels as they are
   * reached ("level 2").
   */
  /** `card`: the card involved ("explores a land card"). */
  | { on: "action"; action: string; object?: Filter; player?: PlayerSelector; card?: Filter }
  /** A state trigger (603.8). */
  | { on: "state"; condition: Condition }
  /** `fully`: now no door is locked any more (709.5i). */
  | { on: "unlocked"; door?: "left" | "right"; fully?: true; object?: Filter; player?: PlayerSelector }
  | { on: "beginsTurn"; player: PlayerSelector }

/** A comparison with a number. */
export interface HowMany {
  op: Comparison
  than: number
}

/** Why an object changed zones, if the rules name the reason. */
export type MoveCause =
  | "cast"
  | "play"
  | "resolve"
  | "destroy"
  | "sacrifice"
  | "discard"
  | "draw"
  | "mill"
  | "sba"
  | "counter"
  | "cost"
  | "exile"
  | "effect"
  | "cycle"
  | "search"
  | "madness"
