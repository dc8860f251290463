import type { Answer, Game, PlayerId } from "@apnap/engine"
import { dice, randomAnswer } from "../random.ts"
import type { Effort } from "../search/effort.ts"
import { habitual, search, trusted } from "../search/search.ts"

/** How well a computer player plays, from the weakest to the strongest. */
export const LEVELS = ["random", "beginner", "greedy", "strong"] as const
export type Level = (typeof LEVELS)[number]

/** What limits one answer. */
export interface Thinking {
  /** Milliseconds for one decision; default 1500. Only the strong level comes near it. */
  budgetMs?: number
  /** Told while it thinks how much is done, from 0 to 1; returns true to have the best answer found so far. */
  onProgress?: (done: number) => boolean
  /** Lines that the strong level plays in all; default 240. With time enough, equal lines give equal answers. */
  lines?: number
}

/** A computer player: it answers any decision that its seat makes, always legally, and never looks at hidden cards. */
export interface Opponent {
  level: Level
  /** The answer to the decision that `game` waits for, for the player who makes it. The game is not changed. */
  answer(game: Game, seat: PlayerId, thinking?: Thinking): Answer
}

/** 1.5 s for a decision, unless the caller says less. */
const BUDGET = 1500
/** How often a beginner plays at random instead of by habit. */
const SLIPS = 0.15

/** A computer player of that level. Equal seeds and equal views give equal answers, unless the time runs out. */
export function choosePlayer(level: Level, seed: number): Opponent {
  return {
    level,
    answer: (game, seat, thinking = {}) => ANSWER[level](game, seat, seedFor(game, seed), thinking),
  }
}

type Answering = (game: Game, seat: PlayerId, seed: number, thinking: Thinking) => Answer

const ANSWER: Readonly<Record<Level, Answering>> = {
  random: (game, _seat, seed) => {
    const roll = dice(seed)
    return trusted(game, randomAnswer(game.decision!, roll), roll)
  },
  beginner: (game, _seat, seed) => {
    const roll = dice(seed)
    return roll() < SLIPS ? trusted(game, randomAnswer(game.decision!, roll), roll) : habitual(game, roll)
  },
  greedy: (game, seat, seed) => search(game, seat, seed, effort({ width: 14, lines: 0, turns: 0 }, {})),
  strong: (game, seat, seed, thinking) =>
    search(game, seat, seed, effort({ width: 14, lines: thinking.lines ?? 240, turns: 2 }, thinking)),
}

function effort(base: Pick<Effort, "width" | "lines" | "turns">, thinking: Thinking): Effort {
  return { ...base, budgetMs: thinking.budgetMs ?? BUDGET, onProgress: thinking.onProgress }
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
