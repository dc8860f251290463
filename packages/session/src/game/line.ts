import { type Game, GameError, type GameEvent, type PlayerId, type State } from "@apnap/engine"
import type { Move } from "../protocol/move.ts"
import { sharedMove } from "./shared-things.ts"

/** The seat meant by a `byHand` move that names none. */
const FIRST_SEAT = 0

/** Which snapshots of the game a line keeps, so that going back replays only a few moves. */
export interface Keep {
  /** One snapshot per this many moves. */
  every: number
  /** Whether snapshots are taken as the game proceeds; otherwise only on demand, and dropped at the next cut. */
  along: boolean
  /** Keeps a game in a smaller form; the returned function makes an equal game of it. By default a copy is kept. */
  pack?(game: Game): () => Game
}

function keptCopy(game: Game): () => Game {
  const copy = game.fork()
  return () => copy.fork()
}

/** A game with every move made since its starting point, and snapshots before some of them. `do` appends, `cutTo` truncates. */
export class Line {
  #game: Game
  #moves: Move[] = []
  /** Makes the starting point. */
  readonly #start: () => Game
  /** Snapshots before moves 0, `#keep.every`, 2 × `#keep.every` …, as far as taken. */
  #kept: Game[]
  readonly #keep: Keep
  /** Number of moves before the action in progress. */
  #begun = 0

  /**
   * @param game the starting point; the line plays on with this object
   * @param keep which snapshots are kept
   */
  constructor(game: Game, keep: Keep) {
    this.#game = game
    this.#keep = keep
    this.#start = (keep.pack ?? keptCopy)(game)
    this.#kept = keep.along ? [this.#start()] : []
  }

  /** Read-only: change the game through `do`. */
  get game(): Game {
    return this.#game
  }

  get moves(): readonly Move[] {
    return this.#moves
  }

  /** Number of moves before the action in progress. */
  get begun(): number {
    return this.#begun
  }

  /** A copy of the game before move number `move`, from 0 to the number of moves. */
  before(move: number): Game {
    if (move === this.#moves.length) return this.#game.fork()
    for (const _ of this.approach(move));
    const at = this.#snapshotBefore(move)
    return this.#after(at, move - at * this.#keep.every)
  }

  /** Takes the snapshots that `before(move)` needs (none for the present game), one per step, so that other work can run in between. */
  *approach(move: number): Generator<void, void> {
    if (move === this.#moves.length) return
    const at = this.#snapshotBefore(move)
    if (this.#kept.length === 0) this.#kept.push(this.#start())
    while (this.#kept.length <= at) {
      this.#kept.push(this.#after(this.#kept.length - 1, this.#keep.every))
      yield
    }
  }

  #snapshotBefore(move: number): number {
    return Math.floor(move / this.#keep.every)
  }

  /** The game `moves` moves after snapshot number `kept`. */
  #after(kept: number, moves: number): Game {
    const game = this.#kept[kept].fork()
    const from = kept * this.#keep.every
    for (const done of this.#moves.slice(from, from + moves)) make(game, done)
    return game
  }

  /**
   * Replays the line: yields the events of each move in its state, starting with the initial history. Takes as long as making all the moves
   * again.
   */
  *retell(): Generator<[state: State, news: readonly GameEvent[]], void> {
    const game = this.#moves.length === 0 ? this.#game : this.#start()
    yield [game.state, game.history()]
    for (const move of this.#moves) {
      const events = game.eventCount
      make(game, move)
      yield [game.state, game.history(events)]
    }
  }

  /** Goes back to before a move. Throws a `GameError` ("bad-number") if there is no such move. */
  cutTo(move: number): void {
    if (!Number.isInteger(move) || move < 0 || move > this.#moves.length)
      throw new GameError("bad-number", `there is no move ${move} to go back to`)
    this.#game = this.before(move)
    this.#keepMoves(move)
    if (!this.#keep.along) this.#kept = []
  }

  /**
   * The only way the game advances: every move is recorded. Throws a `GameError` if the rules refuse it; if the error is `takenBack`, the
   * moves of the action in progress are dropped too (733.1).
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
    this.#moves.push(sharedMove(move))
    const { answers, early } = this.#game.state
    if (answers.length === 0 && early.length === 0) this.#begun = this.#moves.length
  }

  /** Undoes the action in progress, as the rules do with an illegal one. */
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

/** The serial number of the decision that `by` answers. */
function serialOf({ asked, serial }: Game, by: PlayerId | undefined): number {
  if (by === undefined) return serial
  const own = asked.find(({ decider }) => decider === by)
  if (own === undefined) throw new GameError("stale-decision", "nothing is asked of this player now")
  return own.serial
}
