import type { Answer, Decision, Game, PlayerId } from "@apnap/engine"
import { choosePlayer, type Level, type Opponent, type Steps } from "@apnap/players"
import { onlyAnswer } from "../asking/only-answer.ts"
import { PASS } from "../protocol/stops.ts"

/** A computer player's thinking, run step by step. */
export interface Thought {
  seat: PlayerId
  steps: Steps<Answer>
}

/** The computer players of a game, one for each seat. */
export class Opponents {
  readonly #players: readonly Opponent[]

  /** @param seed of their randomness */
  constructor({ state }: Game, level: Level, seed: number) {
    this.#players = state.players.map(({ id }) => choosePlayer(level, seed + id))
  }

  /** The thinking about the present decision; null if there is none, or its answer is forced. */
  think(game: Game): Thought | null {
    const { decision, decider } = game
    if (decision === null || forced(decision) !== null) return null
    return { seat: decider, steps: this.#players[decider].think(game, decider) }
  }
}

/** The answer that needs no thought; null if there is a choice. */
export function forced(decision: Decision): Answer | null {
  if (decision.kind === "priority") return decision.options.length === 1 ? PASS : null
  return onlyAnswer(decision)
}
