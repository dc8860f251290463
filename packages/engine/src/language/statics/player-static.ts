import type { Amount } from "../amount.ts"
import type { Condition } from "../condition.ts"
import type { Effect } from "../effects/effect.ts"
import type { EventPattern } from "../event.ts"
import type { Filter } from "../filter.ts"
import type { PlayerSelector, Selector } from "../selector.ts"
import type { CounterKind, Phase, Step } from "../vocabulary.ts"

/** Static effects on what players may do, and on game rules (611.2). */
export type PlayerStatic =
  /** Who takes the first turn (103.1c). */
  | { static: "startingPlayer"; who: PlayerSelector }
  | { static: "handSize"; who: PlayerSelector; size?: Amount | "none"; plus?: Amount }
  | { static: "landPlays"; who: PlayerSelector; plus: Amount | "any" }
  | {
      static: "playerHas"
      who: PlayerSelector
      keyword: "hexproof" | "shroud" | "protection"
      filter?: Filter
    }
  | { static: "revealed"; what: "libraryTop" | "hand"; of: PlayerSelector; to?: PlayerSelector }
  /** 100.2a: how many cards of its name a deck may have; checked for decks, never during a game. */
  | { static: "deckCopies"; max: number | "any" }
  /** 407.3: no card for decks and sideboards of games that are not played for ante; checked for decks, never during a game. */
  | { static: "forAnte" }
  /** Triggered abilities (or a kind of them) trigger an additional time (603.2d). `none`: they don't trigger. */
  | { static: "triggerTimes"; event?: EventPattern; of?: Filter; plus?: number; none?: boolean }
  /** `optional`: they may skip it; `then` is done first in what comes next (614.10b). */
  | {
      static: "skipStep"
      who: PlayerSelector
      what: Step | Phase | "turn" | "extraTurn"
      condition?: Condition
      optional?: true
      then?: Effect
    }
  /** During its controller's untap step, or only during that of these players. */
  | { static: "doesntUntap"; what: Selector; unless?: Condition; whose?: PlayerSelector }
  | { static: "mayNotUntap"; what: Selector }
  | { static: "untapsDuring"; what: Selector; whose: PlayerSelector }
  | { static: "untapLimit"; filter: Filter; count: number; who: PlayerSelector }
  | { static: "noLegendRule"; what: Filter }
  /** "can't have more than N counters of that kind on it" (704.5r). */
  | { static: "counterLimit"; what: Selector; kind: CounterKind; max: Amount }
  | { static: "doesntLose"; who: PlayerSelector; reason?: "life" | "draw" | "poison" }
  /** "Damage that would reduce your life total to less than N reduces it to N instead" (120.3a). */
  | { static: "lifeFloor"; who: PlayerSelector; least: number; condition?: Condition }
  /** Cards are drawn from the bottom of the library (121.1). */
  | { static: "drawsFromBottom"; who: PlayerSelector }
  /**
   * The first card they draw each turn, or each of their own turns, is (or may be) revealed as it is drawn (603.11). Seen as the action
   * "revealDrawn" of this object with that card.
   */
  | { static: "revealsFirstDraw"; who: PlayerSelector; ownTurn?: true; optional?: true }
  | { static: "damageAsCounters"; source: Filter; to?: Filter }
  /** `player`: only damage dealt to these players. */
  | {
      static: "damageKeyword"
      source: Filter
      keyword: "deathtouch" | "lifelink" | "infect" | "wither"
      player?: PlayerSelector
    }
  /** Life, or matching permanents, can't be paid to cast spells or activate abilities; `butMana`: except mana abilities. */
  | { static: "cantPay"; pay: "life" | "sacrifice"; who: PlayerSelector; filter?: Filter; butMana?: true }
  /** 701.38d: these players have another vote, or may use one. */
  | { static: "extraVote"; who: PlayerSelector; optional?: true }
  | { static: "controlsTurn"; who: PlayerSelector; of: PlayerSelector }
  /** `who` controls such players while they search their own libraries (723.2). */
  | { static: "controlsSearch"; who: PlayerSelector; of: PlayerSelector }
  /** What is done with the cards that such players find in their own libraries, bound as "found", instead of anything else. */
  | { static: "asFinds"; who: PlayerSelector; effect: Effect }
  /** Lethal damage to these creatures is determined by their power rather than their toughness (120.6). */
  | { static: "lethalByPower"; what: Selector }
  /** Your devotion to each color and combination of colors is this much greater (700.5a). */
  | { static: "devotionIncrease"; by: number }
  /** Damage isn't removed from these during the cleanup step (514.2). */
  | { static: "damageStays"; what: Selector }
