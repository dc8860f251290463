import type { GameRecord, Moment, RecordNews, Table, TableNews } from "../../protocol/table.ts"

/** What the page was told last, so that of what only grows it is told no more than what is new. */
export class News {
  #game = 0
  #moments: readonly Moment[] = []
  #kept: GameRecord | null = null

  /** The table, with the moments that the page has not got. */
  ofTable(table: Table): TableNews {
    const { game, moments } = table
    const momentsFrom = game === this.#game ? sharedLength(this.#moments, moments) : 0
    this.#game = game
    this.#moments = moments
    return { ...table, moments: moments.slice(momentsFrom), momentsFrom }
  }

  /** The record of a game, with the moves that the page has not got; where it began is told once. */
  ofRecord(record: GameRecord): RecordNews {
    const isSame = this.#kept?.from === record.from
    const movesFrom = isSame ? sharedLength(this.#kept!.moves, record.moves) : 0
    // The moves of a record go on growing.
    this.#kept = { ...record, moves: [...record.moves] }
    return { from: isSame ? null : record.from, moves: record.moves.slice(movesFrom), movesFrom }
  }
}

/** How many items two lists have in common from their beginning: the very same objects. */
function sharedLength(before: readonly object[], now: readonly object[]): number {
  const most = Math.min(before.length, now.length)
  for (let i = 0; i < most; i++) if (before[i] !== now[i]) return i
  return most
}
