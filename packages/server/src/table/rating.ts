import type { Ranked } from "../storage/rating-store.ts"
import type { HostedTable } from "./hosted-table.ts"

/** The ranks of a rated game's players; null if it doesn't count: it is still running, or not every seat belongs to a different person. */
export function rankingOf({ seating, isOver, winners }: HostedTable): Ranked[] | null {
  const { choice, seats } = seating
  if (!choice.rated || !isOver || seats.some(({ kind }) => kind !== "person")) return null
  return seats.map(({ guest }, seat) => ({
    guest,
    rank: winners.length === 0 || winners.includes(seat) ? 1 : 2,
  }))
}
