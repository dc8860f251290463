import type { Answer, PlayerId, State } from "@apnap/engine"

/** How deep and how long a level searches. */
export interface Effort {
  /** Number of answers compared. */
  width: number
  /** Total number of playouts; 0 for only a quiet evaluation of each answer. */
  lines: number
  /** Turns after the current one that a playout continues. */
  turns: number
  /** How many of these turns assume that opponents compare boards; after that they follow heuristics. */
  foresight: number
  /** The advantage over the heuristic answer, in standard errors, required to prefer another. */
  doubt: number
  /** The position evaluation. */
  judge: Judge
  /** Milliseconds after which no playout is started. */
  budgetMs: number
}

/** The value of a position to a player: higher is better, antisymmetric. */
export type Judge = (s: State, player: PlayerId) => number

/**
 * Stepwise thinking: yields progress from 0 to 1 every few milliseconds, and returns the answer. When sent true, it finishes with the best
 * answer found so far.
 */
export type Steps<T> = Generator<number, T, boolean | undefined>

/** An answer and its quiet evaluation. */
export interface Ranked {
  answer: Answer
  value: number
  /** Whether it is the heuristic answer. */
  isUsual: boolean
}
