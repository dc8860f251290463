import { type Game, GameError, type Viewer } from "@apnap/engine"
import type { LogMove, Move } from "../protocol/move.ts"
import type { Settings } from "../protocol/table.ts"
import { isOfUnknown } from "../telling/unknown.ts"
import { type Keep, Line } from "./line.ts"
import { type KeptEntries, Seats } from "./seats.ts"

export interface Recording extends KeptEntries {
  /** Supplies a new number for the game and after each undo, so that no two are equal. */
  nextNumber: () => number
  keep: Keep
}

/** A game whose every move is recorded in an append-only log (`takeEntries`) and told to each seat. */
export class RecordedGame {
  readonly seats: Seats
  readonly #line: Line
  readonly #nextNumber: () => number
  #number: number
  #entries: LogMove[] = []

  constructor(game: Game, recording: Recording) {
    this.seats = new Seats(recording)
    this.#line = new Line(game, recording.keep)
    this.#nextNumber = recording.nextNumber
    this.#number = recording.nextNumber()
  }

  /** Read-only. */
  get game(): Game {
    return this.#line.game
  }

  get moves(): readonly Move[] {
    return this.#line.moves
  }

  /** The game's number, which changes with each undo. */
  get number(): number {
    return this.#number
  }

  /** Number of moves before the action in progress. */
  get begun(): number {
    return this.#line.begun
  }

  /** Log entries added since the last call. */
  takeEntries(): LogMove[] {
    const entries = this.#entries
    this.#entries = []
    return entries
  }

  /** The only way the game advances: records the move and notifies every seat. */
  do(move: Move): void {
    const events = this.game.eventCount
    const noteLoops =
      "a" in move ? this.seats.loopAnswer(this.game, move.a, move.by ?? this.game.decider) : null
    try {
      this.#line.do(move)
      noteLoops?.()
    } catch (error) {
      if (error instanceof GameError && error.takenBack) this.#tookBack()
      throw error
    }
    this.#entries.push(move)
    this.seats.hear(this.game.state, this.game.history(events))
  }

  /** Undoes the action in progress, as the rules do with an illegal one. */
  takeBack(): void {
    this.#line.takeBack()
    this.#tookBack()
  }

  /** 733.1: the answers given in the illegal action are undone with it. */
  #tookBack(): void {
    this.#entries.push({ takenBack: true })
    this.seats.forgetFrom(this.moves.length)
  }

  /** Goes back to before a move. Throws a `GameError` ("bad-number") if there is no such move. */
  cutTo(move: number): void {
    this.#line.cutTo(move)
    this.#number = this.#nextNumber()
    this.#entries.push({ undo: move })
    this.seats.cutTo(move, this.game.eventCount)
  }

  /** Restores older entries of a viewer's log by replaying all moves, one per step (`Seats.recall`). The game must not advance until it finishes. */
  recall(viewer: Viewer, settings: Settings): Generator<void, void> {
    return this.seats.recall(viewer, settings, this.#line.retell())
  }

  /** A copy of the game before a move. */
  before(move: number): Game {
    return this.#line.before(move)
  }

  /** Does the work of `before` in steps, so that other work can run in between. */
  approach(move: number): Generator<void, void> {
    return this.#line.approach(move)
  }

  /** Whether hidden cards were revealed or drawn since before a move, so that undoing it would leak information. */
  learnedSince(move: number): boolean {
    const { eventCount } = this.before(move)
    return this.game.history(eventCount).some(isOfUnknown)
  }
}
