import type { PlayerId } from "@apnap/engine"
import type { HostedTable } from "./hosted-table.ts"
import type { Member } from "./member.ts"
import { TableError } from "./table-error.ts"

/** The seat of a member; throws a `TableError` if they have none. */
export function seatOf(table: HostedTable, { guest }: Member): PlayerId {
  const seat = table.seating.seatOf(guest.id)
  if (seat === null) throw new TableError("not-seated", "you have no seat at this table")
  return seat
}
