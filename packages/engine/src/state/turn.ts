import type { Effect } from "../language/effects/effect.ts"
import type { Phase, Step } from "../language/vocabulary.ts"
import type { ObjectId, PlayerId } from "./ref.ts"

/** A turn to come; with `after`, only once that player has begun a turn. */
export interface ExtraTurn {
  readonly player: PlayerId
  readonly source: ObjectId
  readonly loseAtEnd?: boolean
  readonly after?: PlayerId
}

/** The rest of the effect that restarted the game, with the cards that it left out (727.4). */
export interface Restarting {
  readonly then: Effect
  readonly you: PlayerId
  readonly source: ObjectId
  readonly left: readonly ObjectId[]
}

/** What is done first in the next step, phase or turn, because another was skipped (614.10b). */
export interface AfterSkip {
  readonly then: Effect
  readonly you: PlayerId
  readonly source: ObjectId
}

/** Where in the turn the game is, and what is left to do. */
export interface Turn {
  /** 0 before the game begins. */
  readonly number: number
  readonly active: PlayerId
  readonly step: Step
  /**
   * What happens next: turn-based actions of the step, triggers and priority, the end of the step; `setup` and `mulligan` before the first
   * turn.
   */
  readonly stage: "setup" | "mulligan" | "openingActions" | "begin" | "priority" | "end" | "over"
  /** Who has priority (117.3). */
  readonly priority: PlayerId
  /** How many players in succession have passed. */
  readonly passes: number
  /** Who first had priority since the last action (117.4). */
  readonly opener: PlayerId
  /** Steps still to come this turn, in order, including added phases and steps (500.8 to 500.10). */
  readonly ahead: readonly { step: Step; phase: Phase; added?: number }[]
  readonly phase: Phase
  /** Which instruction added this phase (500.8), numbered uniquely; 0 for the regular phases. */
  readonly added: number
  /** Extra turns; the last is taken first (500.7). With `loseAtEnd`, the player loses as its end step begins. */
  readonly extraTurns: readonly ExtraTurn[]
  /** Turns or steps to skip (500.11, 614.10). */
  readonly skips: readonly { player: PlayerId; what: string; count: number; source?: ObjectId }[]
  readonly afterSkips?: readonly AfterSkip[] | undefined
  /** Whose turn comes after this one unless there is an extra turn. */
  readonly nextPlayer: PlayerId
  /** An effect has reversed the turn order, which otherwise goes clockwise (103.1). */
  readonly reversed?: boolean | undefined
  /** Whether this turn is an extra one. */
  readonly extra: boolean
  /** The attackers declared or put, and who deals damage in the first damage step (510.4). */
  readonly combat: CombatState | null
  /** The defending player chosen as this combat began (507.1), -1 if none. */
  readonly defending: PlayerId | -1
  /** Progress within a stage that has several atomic parts. */
  readonly part: number
  readonly mulligans: readonly number[]
  readonly kept: readonly boolean[]
  readonly cleanupAgain: boolean
  /** Traces of recent actions, to detect mandatory loops (104.4b): fingerprints, and digests of situations whose fingerprints repeated. */
  readonly loop: readonly string[]
  /** What players chose to do in a turn in which much has happened, with the situation, to detect fragmented loops (732.3). */
  readonly choices?: readonly string[] | undefined
  readonly restarting?: Restarting | undefined
}

export interface CombatState {
  readonly attacker: PlayerId
  readonly declared: boolean
  readonly attackersDeclared: readonly ObjectId[]
  /** Whether a creature was put onto the battlefield attacking (508.4, 508.8). */
  readonly attackersPut: boolean
  readonly blockersDeclared: boolean
  /** Creatures with first or double strike as the first damage step began; null if there was no such step. */
  readonly struckFirst: readonly ObjectId[] | null
  /** Number of combats this turn. */
  readonly count: number
  readonly nextBand: number
}
