import type { Ranked } from "../storage/rating-store.ts"
import type { HostedTable } from "./hosted-table.ts"

/** How the players of a rated game ended it; null for one that does not count: it is still on, or not all seats were people's, each another's. */
export function rankingOf({ seating, isOver, winners }: HostedTable): Ranked[] | null {
  const { choice, seats } = seating
  if (!choice.rated || !isOver || seats.some(({ kind }) => kind !== "person")) return null
  return seats.map(({ guest }, seat) => ({
    guest,
    rank: winners.length === 0 || winners.includes(seat) ? 1 : 2,
  }))
}
