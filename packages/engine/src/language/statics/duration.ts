import type { Condition } from "../condition.ts"
import type { PlayerSelector } from "../selector.ts"

/** How long a continuous effect of a spell or ability lasts. Source: 611.2. */
export type Duration =
  | "endOfTurn"
  | "endOfCombat"
  | "yourNextTurn"
  | "endOfYourNextTurn"
  | "yourNextUpkeep"
  | "nextEndStep"
  | "yourNextEndStep"
  | "permanent"
  /** Until a player planeswalks (901.11). */
  | "planeswalk"
  /** Until the source leaves the battlefield. */
  | "whileSourceOnBattlefield"
  | "whileControlSource"
  /** Until the player loses control of the affected object (702.62a). */
  | "whileControlled"
  | "whileSourceTapped"
  | { while: Condition }
  /** During the next turn of that player, and not before: of rules, not of changes to objects. */
  | { nextTurnOf: PlayerSelector }
