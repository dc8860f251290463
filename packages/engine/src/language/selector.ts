import type { Amount } from "./amount.ts"
import type { Condition } from "./condition.ts"
import type { Filter } from "./filter.ts"
import type { Zone } from "./vocabulary.ts"

/**
 * The players that an instruction refers to. Evaluates to a list, in APNAP order if there are several. `bound` names come from a trigger's
 * event (see `EventPattern`), an earlier step's `bind`, or a loop.
 */
export type PlayerSelector =
  | { who: "you" }
  | { who: "opponents" }
  /** The opponents of those players (102.2, 102.3). */
  | { who: "opponentsOf"; of: PlayerSelector }
  /** You and your teammates (102.3). */
  | { who: "team" }
  | { who: "players" }
  | { who: "target"; slot: number }
  | { who: "controllerOf"; of: Selector }
  | { who: "ownerOf"; of: Selector }
  | { who: "bound"; name: string }
  | { who: "active" }
  | { who: "attacking" }
  /** The player that the source, or `of`, attacks, or whose planeswalker or battle it attacks. Source: 508.5. */
  | { who: "defending"; of?: Selector }
  | { who: "monarch" }
  /** The player enchanted by the source. */
  | { who: "enchanted" }
  /** The player chosen as the source entered, or by an earlier linked ability. Source: 607.2d. */
  | { who: "chosen" }
  | { who: "protector"; of: Selector }
  /** All players except those. */
  | { who: "otherThan"; than: PlayerSelector }
  /** Those of `of` for whom the condition holds; in it each is `bound` as "player". */
  | { who: "such"; of: PlayerSelector; that: Condition }
  | { who: "union"; of: readonly PlayerSelector[] }
  /** One of them, chosen on resolution by `by` (default: you), or at random. */
  | { who: "choose"; from: PlayerSelector; by?: PlayerSelector; random?: boolean; bind?: string }
  /** The next player in turn order after you, or the previous one. */
  | { who: "left" }
  | { who: "right" }

/** The objects (and, for `target`, `bound` and `attachedTo`, players) that an instruction refers to. */
export type Selector =
  /** The object that has the ability ("this creature"), also in the first public zone it went to if 400.7 allows it. */
  | { sel: "self" }
  /** In an ability given by an object: the giver (201.5a); `object` identifies it once the ability is given. */
  | { sel: "giver"; object?: number }
  | { sel: "target"; slot: number }
  /** Bound by the trigger's event, an earlier step or a loop. */
  | { sel: "bound"; name: string }
  | { sel: "all"; filter: Filter; zone?: Zone | readonly Zone[]; of?: PlayerSelector }
  /** What the source (or `of`) is attached to: the enchanted or equipped object or player. */
  | { sel: "attachedTo"; of?: Selector }
  /** Objects attached to `of`. */
  | { sel: "attachments"; of: Selector; filter?: Filter }
  /** A choice on resolution without targeting. */
  | {
      sel: "choose"
      filter: Filter
      zone?: Zone | readonly Zone[]
      of?: PlayerSelector
      from?: Selector
      by?: PlayerSelector
      count?: Amount
      upTo?: boolean
      random?: boolean
      /** Distinct by this quality: "with different names", "with different powers". */
      different?: "name" | "power" | "controller" | "manaValue"
      /** At most one of each kind: "a creature card and/or a land card". */
      oneOfEach?: readonly [Filter, Filter]
      /** One of each kind, as far as there is one; an object may be the one of several kinds. */
      each?: readonly Filter[]
      /** A limit on the sum over the chosen objects. */
      total?: { of: "power" | "manaValue"; max: Amount }
      bind?: string
    }
  /** The top (or bottom) cards of a library. */
  | { sel: "libraryTop"; of: PlayerSelector; count: Amount; bottom?: boolean }
  /** The top cards of a graveyard, or the top ones that fit (404.3). */
  | { sel: "graveyardTop"; of: PlayerSelector; count: Amount; filter?: Filter }
  /** Cards exiled (or otherwise recorded) by the source's linked ability. Source: 607. */
  /** `of`: of the object whose ability made this token or emblem (607.1d). */
  | { sel: "linked"; key?: string; of?: "maker" }
  | { sel: "union"; of: readonly Selector[] }
  | { sel: "filtered"; of: Selector; filter: Filter }
  /** Those that matched as they last were before they moved: "each creature exiled this way" (608.2h). */
  | { sel: "lastKnown"; of: Selector; filter: Filter }
  /** Objects blocking, or blocked by, `of`. */
  | { sel: "blocking"; of: Selector }
  | { sel: "blockedBy"; of: Selector }
  /** The player, planeswalker or battle that each of them attacks, or attacked when declared as an attacker. Source: 508.1b. */
  | { sel: "attackedBy"; of: Selector }
  /** The creature that the source (or `of`) is paired with (702.95b). */
  | { sel: "pairedWith"; of?: Selector }
  /** This ability itself, on the stack. */
  | { sel: "thisAbility" }
  /** What a player may choose as a source of damage (609.7a), also objects that are gone by now. */
  | { sel: "damageSources" }
  /** The targets of the stack object `of`. */
  | { sel: "targetsOf"; of: Selector }
  /** The object whose ability put `of` (an ability on the stack, an emblem, a token) there. */
  | { sel: "sourceOf"; of: Selector }
  /** Those with the greatest or least value. */
  | { sel: "extreme"; of: Selector; by: "power" | "toughness" | "manaValue" | "life"; least?: boolean }
  /** The chosen object of a linked "as enters, choose a creature". */
  | { sel: "chosen" }
  /** Players as recipients: damage to a player, counters on a player. */
  | { sel: "players"; of: PlayerSelector }

/** How many targets a slot takes, and which are legal. Source: 115, 601.2c. */
export interface TargetSlot {
  /** Matching objects; absent if only players are legal. */
  filter?: Filter
  /** Where to look. Default: the battlefield (for spells: the stack). */
  zone?: Zone | readonly Zone[]
  /** Whose zone, for cards in graveyards and hands. */
  of?: PlayerSelector
  /** Legal players ("any target" has both). */
  players?: PlayerSelector
  min?: Amount
  max?: Amount
  /** Divide this amount among the targets, at least 1 each. Source: 601.2d. */
  divide?: Amount
  /** Must differ from the targets of these slots ("another target"). */
  otherThan?: readonly number[]
  /** All of them must have this in common. */
  same?: "controller" | "owner"
  different?: "controller" | "name"
  /** They share one of these with each other (205.3m, 205.2a). */
  share?: "creature" | "card"
  /** No two of them share such a type. */
  unlike?: "creature"
  total?: { of: "power" | "manaValue" | "toughness"; max: Amount }
  /** Who chooses, if not the controller. Source: 601.2c, 115.10. */
  by?: PlayerSelector
  /** One slot for each of these players, each `bound` as "player" in the filter. */
  forEachPlayer?: PlayerSelector
  /** At random (603.3d). */
  random?: boolean
}

/** The controller of the ability (109.5). */
export const YOU: PlayerSelector = { who: "you" }
