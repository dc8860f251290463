import type { HostedTable } from "./hosted-table.ts"

/** The match, or the series of rematches, that a table's game belongs to. */
export class TableMatch {
  readonly #table: HostedTable

  constructor(table: HostedTable) {
    this.#table = table
  }

  /** Games won by each seat, including this one. */
  get wins(): readonly number[] {
    const { seating, isOver, winners } = this.#table
    return seating.seats.map((_, seat) => {
      const before = seating.match?.wins[seat] ?? 0
      return before + (isOver && winners.includes(seat) ? 1 : 0)
    })
  }

  /** Whether somebody has won it; a single game is a match of its own. */
  get isDecided(): boolean {
    const { bestOf } = this.#table.seating.choice
    return bestOf === 1 || this.wins.some((wins) => wins >= Math.ceil(bestOf / 2))
  }

  /** Begins the next game at a new table, unless the match is decided. */
  async goOn(): Promise<void> {
    if (!this.isDecided) await this.makeNext()
  }

  /** Makes the table for the next game, once. */
  async makeNext(): Promise<void> {
    const { seating, around } = this.#table
    if (seating.next === null) this.#table.note({ e: "next", table: await around.makeNext(this.#table) })
  }
}
