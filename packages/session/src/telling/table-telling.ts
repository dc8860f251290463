import type { Moment, Table, TableNews } from "../protocol/table.ts"

/** Remembers the last table sent to a page, so that only new moments are sent. */
export class TableTelling {
  #game = 0
  #moments: readonly Moment[] = []

  /** The table, with only the moments the page doesn't have yet. */
  of(table: Table): TableNews {
    const { game, moments } = table
    const momentsFrom = game === this.#game ? sharedLength(this.#moments, moments) : 0
    this.#game = game
    this.#moments = [...moments]
    return newsOf(table, moments.slice(momentsFrom), momentsFrom)
  }
}

/** Written out, as copies made by spreading have a hidden class each, which makes every reader slow. */
export function newsOf(table: Table, moments: readonly Moment[], momentsFrom: number): TableNews {
  return {
    game: table.game,
    seen: table.seen,
    prompt: table.prompt,
    log: table.log,
    logFrom: table.logFrom,
    moments,
    watching: table.watching,
    moves: table.moves,
    otherLine: table.otherLine,
    waitedFor: table.waitedFor,
    passing: table.passing,
    forecast: table.forecast,
    showing: table.showing,
    ruleset: table.ruleset,
    variant: table.variant,
    level: table.level,
    momentsFrom,
  }
}

/** Length of the common prefix of two lists, compared by identity. */
export function sharedLength(before: readonly object[], now: readonly object[]): number {
  const most = Math.min(before.length, now.length)
  for (let i = 0; i < most; i++) if (before[i] !== now[i]) return i
  return most
}
