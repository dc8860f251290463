import type { Phase, Step } from "../language/vocabulary.ts"
import type { ObjectId, PlayerId } from "./ref.ts"

/** A turn to come; `after`, once that player has begun a turn. */
export interface ExtraTurn {
  player: PlayerId
  source: ObjectId
  loseAtEnd?: boolean
  after?: PlayerId
}

/** Where in the turn the game is, and what remains to be done. */
export interface Turn {
  /** 0 before the game begins. */
  number: number
  active: PlayerId
  step: Step
  /**
   * What happens next: turn-based actions of the step, triggers and priority, the end of the step; `setup` and `mulligan`
   * before the first turn.
   */
  stage: "setup" | "mulligan" | "openingActions" | "begin" | "priority" | "end" | "over"
  /** Who has priority (117.3). */
  priority: PlayerId
  /** Players in succession who passed. */
  passes: number
  /** Who had priority first since the last action (117.4). */
  opener: PlayerId
  /** Steps still to come in this turn, in order, with phases and steps added (500.8 to 500.10). */
  ahead: readonly { step: Step; phase: Phase; added?: number }[]
  phase: Phase
  /** Which instruction added this phase (500.8), by a number of its own; 0 for the phases that every turn has. */
  added: number
  /** Extra turns, the last is taken first (500.7); in some their player loses as the end step begins. */
  extraTurns: readonly ExtraTurn[]
  /** Turns or steps to skip (500.11, 614.10). */
  skips: readonly { player: PlayerId; what: string; count: number }[]
  /** The player whose turn comes after this one if no extra turn does. */
  nextPlayer: PlayerId
  /** Whether this turn is an extra one. */
  extra: boolean
  /** Attackers were declared or put; who deals damage in the first damage step (510.4). */
  combat: CombatState | null
  /** The defending player chosen as this combat began (507.1), -1 for none. */
  defending: PlayerId | -1
  /** Position inside a stage that has several atomic parts. */
  part: number
  mulligans: readonly number[]
  kept: readonly boolean[]
  cleanupAgain: boolean
  /** What recent actions left behind, for mandatory loops (104.4b): fingerprints, and digests of situations whose fingerprints came again. */
  loop: readonly string[]
}

export interface CombatState {
  attacker: PlayerId
  declared: boolean
  attackersDeclared: readonly ObjectId[]
  /** Whether a creature was put onto the battlefield attacking (508.4, 508.8). */
  attackersPut: boolean
  blockersDeclared: boolean
  /** Creatures that had first or double strike when the first damage step began; null if there was none. */
  struckFirst: readonly ObjectId[] | null
  /** Number of combats this turn. */
  count: number
  nextBand: number
}
