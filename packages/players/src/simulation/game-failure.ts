import { type Answer, GameError } from "@apnap/engine"
import { type Fixture, fixtureOf, fixtureWith, type RandomGame } from "./fixture.ts"

/** A simulated game in which the engine threw: enough to replay it and keep it as a fixture. */
export class GameFailure extends Error {
  readonly game: RandomGame
  /** The answers up to the failure; if undefined, replay with the random player of its seed. */
  readonly answers: readonly Answer[] | undefined
  constructor(game: RandomGame, cause: unknown, answers?: readonly Answer[]) {
    super(`sim/failure: the game of seed ${game.setup.seed} fails: ${(cause as Error).message}`, { cause })
    this.game = game
    this.answers = answers
  }

  /** The game as a replay fixture; null if the replay succeeds. */
  fixture(): Fixture | null {
    if (this.answers === undefined) return fixtureOf(this.game)
    return fixtureWith(this.game, this.answers, (this.cause as Error).message)
  }
}

/** Plays; anything thrown except a refused setup becomes a failure of the game. */
export function orFailure<T>(game: RandomGame, play: () => T, answers?: readonly Answer[]): T {
  try {
    return play()
  } catch (error) {
    // A refused setup is the caller's mistake.
    if (error instanceof GameError && error.code !== "illegal-answer") throw error
    throw new GameFailure(game, error, answers)
  }
}
