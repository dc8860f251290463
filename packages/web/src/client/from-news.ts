import type { GameRecord, RecordNews, Table, TableNews } from "../protocol/table.ts"

/** The table from an update, completed with what is already known of the same game. */
export function tableFrom(news: TableNews, before: Table | null): Table {
  const { momentsFrom, ...table } = news
  const known = before !== null && before.game === news.game ? before.moments.slice(0, momentsFrom) : []
  return { ...table, moments: [...known, ...news.moments] }
}

/** The record from an update, completed with what is already known of the same game; null if that is missing. */
export function recordFrom(
  { from, moves, movesFrom }: RecordNews,
  before: GameRecord | null,
): GameRecord | null {
  const began = from ?? before?.from
  if (began === undefined) return null
  return { apnapTable: 1, from: began, moves: [...(before?.moves.slice(0, movesFrom) ?? []), ...moves] }
}
