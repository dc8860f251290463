import { sharedLength, TableTelling } from "@apnap/session"
import type { GameRecord, RecordNews, Table, TableNews } from "../../protocol/table.ts"

/** What the page was told last, so that of what only grows it is told no more than what is new. */
export class News {
  readonly #tables = new TableTelling()
  #kept: GameRecord | null = null

  /** The table, with the moments that the page has not got. */
  ofTable(table: Table): TableNews {
    return this.#tables.of(table)
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
