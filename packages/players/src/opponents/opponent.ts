import type { Answer, Game, PlayerId } from "@apnap/engine"
import { evaluate } from "../board-evaluation/evaluation.ts"
import { outlook } from "../position-evaluation/outlook.ts"
import { type Dice, dice, randomAnswer } from "../random.ts"
import type { Steps } from "../search/effort.ts"
import { search, trusted, usualAnswer } from "../search/search.ts"

/** The levels of computer players, from weakest to strongest. */
export const LEVELS = ["random", "beginner", "greedy", "strong"] as const
export type Level = (typeof LEVELS)[number]

/** The limits on one answer. */
export interface Thinking {
  /** Milliseconds per decision; default 1500. Only the strong level comes close. */
  budgetMs?: number
  /** Total playouts of the strong level; default 240. Given enough time, equal numbers give equal answers. */
  lines?: number
}

/** A computer player: it answers any decision of its seat, always legally, and never looks at hidden cards. */
export interface Opponent {
  level: Level
  /** The answer to the decision pending in `game`, for the player who makes it. The game is not changed. */
  answer(game: Game, seat: PlayerId, thinking?: Thinking): Answer
  /**
   * The same in steps of a few milliseconds each, for a thread that must stay responsive. Each step yields the progress from 0 to 1; the
   * last returns the answer. After `next(true)` it finishes with the best answer found so far; to cancel, simply take no further step.
   */
  think(game: Game, seat: PlayerId, thinking?: Thinking): Steps<Answer>
}

/** Default milliseconds per decision. */
const BUDGET = 1500
/** Probability that a beginner plays at random instead of by heuristics. */
const SLIPS = 0.15

/** A computer player of that level. Equal seeds and equal views give equal answers, unless time runs out. */
export function choosePlayer(level: Level, seed: number): Opponent {
  return {
    level,
    answer: (game, seat, thinking = {}) => atOnce(THINK[level](game, seat, seedFor(game, seed), thinking)),
    think: (game, seat, thinking = {}) => THINK[level](game, seat, seedFor(game, seed), thinking),
  }
}

/** Runs all steps. */
function atOnce(steps: Steps<Answer>): Answer {
  let step = steps.next()
  while (step.done !== true) step = steps.next()
  return step.value
}

type Thought = (game: Game, seat: PlayerId, seed: number, thinking: Thinking) => Steps<Answer>

const THINK: Readonly<Record<Level, Thought>> = {
  random: (game, _seat, seed) => known(atRandom(game, dice(seed))),
  beginner: (game, _seat, seed) => {
    const roll = dice(seed)
    return known(roll() < SLIPS ? atRandom(game, roll) : usualAnswer(game, roll))
  },
  greedy: (game, seat, seed, { budgetMs = BUDGET }) =>
    search(game, seat, seed, {
      width: 14,
      lines: 0,
      turns: 0,
      foresight: 0,
      doubt: 0,
      judge: evaluate,
      budgetMs,
    }),
  strong: (game, seat, seed, { budgetMs = BUDGET, lines = 240 }) =>
    search(game, seat, seed, {
      width: 14,
      lines,
      turns: 4,
      foresight: 3,
      doubt: 0.35,
      judge: outlook,
      budgetMs,
    }),
}

function atRandom(game: Game, roll: Dice): Answer {
  return trusted(game, randomAnswer(game.decision!, roll), roll)
}

/** An answer that needs no thinking. */
function* known(answer: Answer): Steps<Answer> {
  yield 1
  return answer
}

/** A different seed for each decision, derived from public information. */
function seedFor({ state }: Game, seed: number): number {
  const { turn, answers, stack, nextTimestamp } = state
  return (
    (Math.imul(seed + 1, 0x9e3779b1) ^
      (turn.number * 8191 + nextTimestamp * 131 + answers.length * 31 + stack.length)) >>>
    0
  )
}
