import { type Game, GameError, type GameEvent, type PlayerId, type State } from "@apnap/engine"
import type { Move } from "../protocol/move.ts"

/** The seat whose mana a move is about that does not say. */
const FIRST_SEAT = 0

/** Which games of a line are kept, so that one can be gone back to with few moves made again. */
export interface Keep {
  /** One in so many. */
  every: number
  /** Whether they are kept as the game goes on; else only once they are asked for, and until the line is cut. */
  along: boolean
}

/**
 * A game with all that was done in it since where it began: the moves, and the game before some of them. It grows by `do`, and is cut by
 * `cutTo`.
 */
export class Line {
  #game: Game
  #moves: Move[] = []
  /** The game before moves whose numbers are multiples of `#keep.every`, as far as it was kept; the first is where the line begins. */
  #kept: Game[]
  readonly #keep: Keep
  /** How many moves were made before the action in progress. */
  #begun = 0

  /**
   * @param game where it begins; the line goes on with it
   * @param keep which of its games are kept
   */
  constructor(game: Game, keep: Keep) {
    this.#game = game
    this.#keep = keep
    this.#kept = [game.fork()]
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
    const { every } = this.#keep
    const at = Math.floor(move / every)
    while (this.#kept.length <= at) this.#kept.push(this.#after(this.#kept.length - 1, every))
    return this.#after(at, move - at * every)
  }

  /** The game some moves after one that was kept. */
  #after(kept: number, moves: number): Game {
    const game = this.#kept[kept].fork()
    const from = kept * this.#keep.every
    for (const done of this.#moves.slice(from, from + moves)) make(game, done)
    return game
  }

  /** What happened in each move as if it happened now, what was there when the line began first. It takes as long as to make all moves again. */
  *retell(): Generator<[state: State, news: readonly GameEvent[]], void> {
    const game = this.#kept[0].fork()
    yield [game.state, game.history()]
    for (const move of this.#moves) {
      const events = game.eventCount
      make(game, move)
      yield [game.state, game.history(events)]
    }
  }

  /** Goes back to before a move. Throws a `GameError` ("bad-number") for one that is not there. */
  cutTo(move: number): void {
    if (!Number.isInteger(move) || move < 0 || move > this.#moves.length)
      throw new GameError("bad-number", `there is no move ${move} to go back to`)
    this.#game = this.before(move)
    this.#keepMoves(move)
    if (!this.#keep.along) this.#kept = this.#kept.slice(0, 1)
  }

  /**
   * The only road by which the game goes on: each move is kept. Throws a `GameError` for what the rules refuse; 733.1: the moves of the action in
   * progress go with it, where the error says `takenBack`.
   */
  do(move: Move): void {
    const isNext = this.#keep.along && this.#moves.length === this.#kept.length * this.#keep.every
    const before = isNext ? this.#game.fork() : null
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
    this.#kept = this.#kept.slice(0, Math.floor(count / this.#keep.every) + 1)
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
