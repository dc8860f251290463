import type { Moment, Table, TableNews } from "../protocol/table.ts"

/** What a page was told last of a table, so that of what only grows it is told no more than what is new. */
export class TableTelling {
  #game = 0
  #moments: readonly Moment[] = []

  /** The table, with the moments that the page has not got. */
  of(table: Table): TableNews {
    const { game, moments } = table
    const momentsFrom = game === this.#game ? sharedLength(this.#moments, moments) : 0
    this.#game = game
    this.#moments = [...moments]
    return { ...table, moments: moments.slice(momentsFrom), momentsFrom }
  }
}

/** How many items two lists have in common from their beginning: the very same objects. */
export function sharedLength(before: readonly object[], now: readonly object[]): number {
  const most = Math.min(before.length, now.length)
  for (let i = 0; i < most; i++) if (before[i] !== now[i]) return i
  return most
}
