import type { Answer, Game, PlayerId } from "@apnap/engine"
import { evaluate } from "../board-evaluation/evaluation.ts"
import { outlook } from "../position-evaluation/outlook.ts"
import { type Dice, dice, randomAnswer } from "../random.ts"
import type { Steps } from "../search/effort.ts"
import { search, trusted, usualAnswer } from "../search/search.ts"

/** How well a computer player plays, from the weakest to the strongest. */
export const LEVELS = ["random", "beginner", "greedy", "strong"] as const
export type Level = (typeof LEVELS)[number]

/** What limits one answer. */
export interface Thinking {
  /** Milliseconds for one decision; default 1500. Only the strong level comes near it. */
  budgetMs?: number
  /** Lines that the strong level plays in all; default 240. With time enough, equal lines give equal answers. */
  lines?: number
}

/** A computer player: it answers any decision that its seat makes, always legally, and never looks at hidden cards. */
export interface Opponent {
  level: Level
  /** The answer to the decision that `game` waits for, for the player who makes it. The game is not changed. */
  answer(game: Game, seat: PlayerId, thinking?: Thinking): Answer
  /**
   * The same in steps, each of a few milliseconds, for a thread that must listen in between. Each step yields how much is done, from 0
   * to 1; the last returns the answer. Given true, by `next(true)` until done, it ends with the best answer found so far; who wants none any
   * more takes no further step.
   */
  think(game: Game, seat: PlayerId, thinking?: Thinking): Steps<Answer>
}

/** 1.5 s for a decision, unless the caller says less. */
const BUDGET = 1500
/** How often a beginner plays at random instead of by heuristics. */
const SLIPS = 0.15

/** A computer player of that level. Equal seeds and equal views give equal answers, unless the time runs out. */
export function choosePlayer(level: Level, seed: number): Opponent {
  return {
    level,
    answer: (game, seat, thinking = {}) => atOnce(THINK[level](game, seat, seedFor(game, seed), thinking)),
    think: (game, seat, thinking = {}) => THINK[level](game, seat, seedFor(game, seed), thinking),
  }
}

/** All steps, one after the other. */
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

/** An answer that takes no thinking. */
function* known(answer: Answer): Steps<Answer> {
  yield 1
  return answer
}

/** Another seed for each decision, from what every player sees of the moment. */
function seedFor({ state }: Game, seed: number): number {
  const { turn, answers, stack, nextTimestamp } = state
  return (
    (Math.imul(seed + 1, 0x9e3779b1) ^
      (turn.number * 8191 + nextTimestamp * 131 + answers.length * 31 + stack.length)) >>>
    0
  )
}
