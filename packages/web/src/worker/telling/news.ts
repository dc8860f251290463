import { sharedLength, TableTelling } from "@apnap/session"
import type { GameRecord, RecordNews, Table, TableNews } from "../../protocol/table.ts"

/** Remembers what the page was sent last, so that only new parts of append-only data are sent. */
export class News {
  readonly #tables = new TableTelling()
  #kept: GameRecord | null = null

  /** The table, with only the moments the page doesn't have yet. */
  ofTable(table: Table): TableNews {
    return this.#tables.of(table)
  }

  /** The record, with only the moves the page doesn't have yet; its starting point is sent once. */
  ofRecord(record: GameRecord): RecordNews {
    const isSame = this.#kept?.from === record.from
    const movesFrom = isSame ? sharedLength(this.#kept!.moves, record.moves) : 0
    // Copied, because the record's moves keep growing.
    this.#kept = { ...record, moves: [...record.moves] }
    return { from: isSame ? null : record.from, moves: record.moves.slice(movesFrom), movesFrom }
  }
}
