import type { Phase, Step } from "../language/vocabulary.ts"
import type { ObjectId, PlayerId } from "./ref.ts"

/** A turn to come; `after`, once that player has begun a turn. */
export interface ExtraTurn {
  readonly player: PlayerId
  readonly source: ObjectId
  readonly loseAtEnd?: boolean
  readonly after?: PlayerId
}

/** Where in the turn the game is, and what remains to be done. */
export interface Turn {
  /** 0 before the game begins. */
  readonly number: number
  readonly active: PlayerId
  readonly step: Step
  /**
   * What happens next: turn-based actions of the step, triggers and priority, the end of the step; `setup` and `mulligan`
   * before the first turn.
   */
  readonly stage: "setup" | "mulligan" | "openingActions" | "begin" | "priority" | "end" | "over"
  /** Who has priority (117.3). */
  readonly priority: PlayerId
  /** Players in succession who passed. */
  readonly passes: number
  /** Who had priority first since the last action (117.4). */
  readonly opener: PlayerId
  /** Steps still to come in this turn, in order, with phases and steps added (500.8 to 500.10). */
  readonly ahead: readonly { step: Step; phase: Phase; added?: number }[]
  readonly phase: Phase
  /** Which instruction added this phase (500.8), by a number of its own; 0 for the phases that every turn has. */
  readonly added: number
  /** Extra turns, the last is taken first (500.7); in some their player loses as the end step begins. */
  readonly extraTurns: readonly ExtraTurn[]
  /** Turns or steps to skip (500.11, 614.10). */
  readonly skips: readonly { player: PlayerId; what: string; count: number }[]
  /** The player whose turn comes after this one if no extra turn does. */
  readonly nextPlayer: PlayerId
  /** Whether this turn is an extra one. */
  readonly extra: boolean
  /** Attackers were declared or put; who deals damage in the first damage step (510.4). */
  readonly combat: CombatState | null
  /** The defending player chosen as this combat began (507.1), -1 for none. */
  readonly defending: PlayerId | -1
  /** Position inside a stage that has several atomic parts. */
  readonly part: number
  readonly mulligans: readonly number[]
  readonly kept: readonly boolean[]
  readonly cleanupAgain: boolean
  /** What recent actions left behind, for mandatory loops (104.4b): fingerprints, and digests of situations whose fingerprints came again. */
  readonly loop: readonly string[]
}

export interface CombatState {
  readonly attacker: PlayerId
  readonly declared: boolean
  readonly attackersDeclared: readonly ObjectId[]
  /** Whether a creature was put onto the battlefield attacking (508.4, 508.8). */
  readonly attackersPut: boolean
  readonly blockersDeclared: boolean
  /** Creatures that had first or double strike when the first damage step began; null if there was none. */
  readonly struckFirst: readonly ObjectId[] | null
  /** Number of combats this turn. */
  readonly count: number
  readonly nextBand: number
}
