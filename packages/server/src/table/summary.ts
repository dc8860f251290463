import type { Listing, StoredSummary } from "../storage/table-store.ts"
import type { HostedTable } from "./hosted-table.ts"

/** The lobby's entry for a table. */
export function summaryOf({ seating, state, match }: HostedTable): StoredSummary {
  const { choice, seats, host, next } = seating
  const hosting = seats.find(({ guest }) => guest === host)
  const taken = seats.filter(({ kind }) => kind !== "free").length
  const summary = { host: hosting?.name ?? "", choice, taken, state }
  return state === "over" ? { ...summary, result: { wins: match.wins, next } } : summary
}

/** What is listed of a table. */
export function listingOf(table: HostedTable): Listing {
  const { seats, people } = table.seating
  return { summary: summaryOf(table), guests: people.map((seat) => seats[seat].guest) }
}
