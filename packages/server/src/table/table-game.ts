import { Game } from "@apnap/engine"
import { RunningGame } from "@apnap/session"
import type { LogMove } from "@apnap/session/protocol"
import { packedText } from "./log/packed-text.ts"
import { USUAL_SETTINGS } from "./member.ts"
import type { Seating } from "./seating.ts"

/** A snapshot is kept every this many moves, for undoing. */
const KEEP_EVERY = 32
/** Log entries kept for each seat, and the number sent to somebody who reconnects. */
const MOST_ENTRIES = 8
const RECALLED_ENTRIES = 150

/** A tenth of the memory of a copy. */
function packed(game: Game): () => Game {
  const save = packedText(game.save())
  return () => Game.load(save())
}

/** The game of a table. Moves are numbered as in the table's log, even if the game continued from a snapshot and lacks the first ones. */
export class TableGame {
  readonly running: RunningGame
  /** Number of moves made before this game's starting point. */
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
      // Undo is rare, and replays the moves when it happens.
      keep: { every: KEEP_EVERY, along: false, pack: packed },
      mostEntries: MOST_ENTRIES,
      recalledEntries: RECALLED_ENTRIES,
      packText: packedText,
    })
  }

  /** Number of moves made. */
  get moves(): number {
    return this.#base + this.running.moves.length
  }

  /** Makes a move of the log; false if it is illegal here. */
  follow(move: LogMove): boolean {
    const known = "undo" in move ? { undo: move.undo - this.#base } : move
    return this.running.follow([known]) === 1
  }

  /** Moves made since the last call. */
  takeMoves(): LogMove[] {
    return this.running
      .takeEntries()
      .map((move) => ("undo" in move ? { undo: move.undo + this.#base } : move))
  }
}
