import type { Amount } from "../amount.ts"
import type { Cost } from "../cost.ts"
import type { HowMany } from "../event.ts"
import type { PlayerSelector } from "../selector.ts"

/** Static effects on flips of coins and rolls of dice (705, 706). */
export type ChanceStatic =
  /**
   * For each coin these players flip, `extra` more are flipped and as many ignored. `wins`: it comes up heads and is won (705.3);
   * `first`: only the first time they flip coins each turn.
   */
  | { static: "coinFlips"; who: PlayerSelector; extra?: number; wins?: true; first?: true }
  /** Dice that these players roll: of any kind, or with that many sides. */
  | {
      static: "dieRolls"
      who: PlayerSelector
      sides?: number
      /** Natural results that it applies to (706.2). */
      result?: HowMany
      /** That many more dice, of which as many are ignored (706.6): the lowest, or those that the player chooses. */
      extra?: number
      ignore?: "lowest" | "any"
      /** They may roll any number of these dice anew (706.2b). */
      reroll?: true
      /** A modifier of each result (706.2). */
      plus?: Amount
      /** A modifier that increases or decreases, as the player chooses. */
      eitherWay?: true
      optional?: true
      /** Optional, for this cost (706.2a). */
      cost?: Cost
      oncePerTurn?: true
    }
