import { type Game, GameError, type PlayerId } from "@apnap/engine"
import type { Move } from "../protocol/move.ts"

/** The seat whose mana a move is about that does not say. */
const FIRST_SEAT = 0

/**
 * A game with all that was done in it since where it began: the moves, and the game before some of them. It grows by `do`, and is cut by
 * `cutTo`.
 */
export class Line {
  #game: Game
  #moves: Move[] = []
  /** The game before each move whose number is a multiple of `#keepEvery`. */
  #kept: Game[]
  readonly #keepEvery: number
  /** How many moves were made before the action in progress. */
  #begun = 0

  /**
   * @param game where it begins; the line goes on with it
   * @param keepEvery of so many moves one can be gone back to at once, the others by making moves again
   */
  constructor(game: Game, keepEvery: number) {
    this.#game = game
    this.#keepEvery = keepEvery
    this.#kept = []
  }

  /** For reading only: `do` is the way to change it. */
  get game(): Game {
    return this.#game
  }

  get moves(): readonly Move[] {
    return this.#moves
  }

  /** How many moves were made before the action in progress. */
  get begun(): number {
    return this.#begun
  }

  /** A copy of the game as it was before a move. The number is one of 0 to the count of moves. */
  before(move: number): Game {
    if (move === this.#moves.length) return this.#game.fork()
    const at = Math.floor(move / this.#keepEvery)
    const game = this.#kept[at].fork()
    for (const done of this.#moves.slice(at * this.#keepEvery, move)) make(game, done)
    return game
  }

  /** Goes back to before a move. Throws a `GameError` ("bad-number") for one that is not there. */
  cutTo(move: number): void {
    if (!Number.isInteger(move) || move < 0 || move > this.#moves.length)
      throw new GameError("bad-number", `there is no move ${move} to go back to`)
    this.#game = this.before(move)
    this.#keepMoves(move)
  }

  /**
   * The only road by which the game goes on: each move is kept. Throws a `GameError` for what the rules refuse; 733.1: the moves of the action in
   * progress go with it, where the error says `takenBack`.
   */
  do(move: Move): void {
    const before = this.#moves.length % this.#keepEvery === 0 ? this.#game.fork() : null
    try {
      make(this.#game, move)
    } catch (error) {
      if (error instanceof GameError && error.takenBack) this.#keepMoves(this.#begun)
      throw error
    }
    if (before !== null) this.#kept.push(before)
    this.#moves.push(move)
    const { answers, early } = this.#game.state
    if (answers.length === 0 && early.length === 0) this.#begun = this.#moves.length
  }

  /** Takes the action in progress back to its beginning, as the rules do with an illegal one. */
  takeBack(): void {
    if (this.#game.takeBack()) this.#keepMoves(this.#begun)
  }

  #keepMoves(count: number): void {
    this.#moves = this.#moves.slice(0, count)
    this.#kept = this.#kept.slice(0, Math.ceil(count / this.#keepEvery))
    this.#begun = Math.min(this.#begun, count)
  }
}

function make(game: Game, move: Move): void {
  if ("a" in move) game.decide(serialOf(game, move.by), move.a)
  else if ("concede" in move) game.concede(move.concede)
  else game.payByHand(move.by ?? FIRST_SEAT, move.byHand)
}

/** The decision that is meant by who answers. */
function serialOf({ asked, serial }: Game, by: PlayerId | undefined): number {
  if (by === undefined) return serial
  const own = asked.find(({ decider }) => decider === by)
  if (own === undefined) throw new GameError("stale-decision", "nothing is asked of this player now")
  return own.serial
}
