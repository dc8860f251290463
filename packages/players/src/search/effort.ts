import type { Answer, PlayerId, State } from "@apnap/engine"

/** How far and how long a level looks ahead. */
export interface Effort {
  /** Answers compared. */
  width: number
  /** Lines played in all; 0 for one quiet look at each answer. */
  lines: number
  /** Turns after the current one that a line goes on for. */
  turns: number
  /** Of these, turns in which the others are thought to compare boards; in later ones they go by heuristics. */
  foresight: number
  /** How many standard errors an answer must be better by than the usual one to be preferred to it. */
  doubt: number
  /** What a position is worth to a player. */
  judge: Judge
  /** Milliseconds after which no line is begun. */
  budgetMs: number
}

/** What a position is worth to a player: the more the better, with the opposite sign for what is as bad. */
export type Judge = (s: State, player: PlayerId) => number

/**
 * Thinking in steps: yields how much is done, from 0 to 1, every few milliseconds, and returns the answer. Answered with true, it ends with
 * the best answer found so far.
 */
export type Steps<T> = Generator<number, T, boolean | undefined>

/** An answer and what the quiet look makes of it. */
export interface Ranked {
  answer: Answer
  value: number
  /** Whether it is the answer by heuristics. */
  isUsual: boolean
}
