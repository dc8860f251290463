import type { Ranked } from "../storage/rating-store.ts"
import type { HostedTable } from "./hosted-table.ts"

/** The ratings of the people at a table, if it is rated. */
export class TableRatings {
  /** What is displayed, by guest. */
  displayed: ReadonlyMap<string, number> = new Map()
  readonly #table: HostedTable
  #isCounted = false

  constructor(table: HostedTable) {
    this.#table = table
  }

  /** Loads the ratings of the people at the table. */
  async learn(): Promise<void> {
    const { seating, around, audience } = this.#table
    if (!seating.choice.rated) return
    this.displayed = await around.ratings.of(seating.people.map((seat) => seating.seats[seat].guest))
    audience.changeRoom()
  }

  /** Counts the game once it is over and stored. */
  async count(): Promise<void> {
    const ranking = this.#isCounted ? null : rankingOf(this.#table)
    if (ranking === null) return
    this.#isCounted = true
    const { id, around, audience } = this.#table
    try {
      this.displayed = await around.ratings.count(id, ranking)
      audience.changeRoom()
    } catch (error) {
      // The end of the game is announced anyway; whoever opens the table next counts it.
      this.#table.reportUnforeseen(error)
    }
  }
}

/** The ranks of a rated game's players; null if it doesn't count: it is still running, or not every seat belongs to a different person. */
function rankingOf({ seating, isOver, winners }: HostedTable): Ranked[] | null {
  const { choice, seats } = seating
  if (!choice.rated || !isOver || seats.some(({ kind }) => kind !== "person")) return null
  return seats.map(({ guest }, seat) => ({
    guest,
    rank: winners.length === 0 || winners.includes(seat) ? 1 : 2,
  }))
}
