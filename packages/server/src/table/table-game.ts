import { Game } from "@apnap/engine"
import { RunningGame } from "@apnap/session"
import type { LogMove } from "@apnap/session/protocol"
import { USUAL_SETTINGS } from "./member.ts"
import type { Seating } from "./seating.ts"

/** One in so many moves of a game is kept to go back to at once. */
const KEEP_EVERY = 32
/** So many entries of the log are kept for each seat, and so many are told who comes back. */
const MOST_ENTRIES = 40
const RECALLED_ENTRIES = 150

/** The game of a table. Its moves are numbered as in the table's log, also where it went on from a snapshot and does not know the first ones. */
export class TableGame {
  readonly running: RunningGame
  /** Moves that were made before the game was begun here. */
  readonly #base: number

  constructor(game: Game, { seats, people, choice }: Seating, base = 0) {
    let number = 0
    this.#base = base
    this.running = new RunningGame(game, {
      people: new Map(people.map((seat) => [seat, seats[seat].settings ?? USUAL_SETTINGS])),
      level: seats.find(({ level }) => level !== null)?.level ?? "beginner",
      seed: 0,
      variant: choice.variant,
      nextNumber: () => ++number,
      // To go back is rare, and a table that does makes its moves again.
      keep: { every: KEEP_EVERY, along: false },
      mostEntries: MOST_ENTRIES,
      recalledEntries: RECALLED_ENTRIES,
    })
  }

  /** Goes on from a saved game. Throws what `Game.load` throws. */
  static load(save: string, seating: Seating, base: number): TableGame {
    return new TableGame(Game.load(save), seating, base)
  }

  /** How many moves were made. */
  get moves(): number {
    return this.#base + this.running.moves.length
  }

  /** Makes a move of the log; false when it is not legal here. */
  follow(move: LogMove): boolean {
    const known = "undo" in move ? { undo: move.undo - this.#base } : move
    return this.running.follow([known]) === 1
  }

  /** What was done since this was last asked. */
  takeMoves(): LogMove[] {
    return this.running
      .takeEntries()
      .map((move) => ("undo" in move ? { undo: move.undo + this.#base } : move))
  }
}
