import type { TableEntry } from "../storage/entry.ts"
import type { Snapshot } from "../storage/table-store.ts"
import { TableError } from "./table-error.ts"

/**
 * Where a program of this version starts replaying a table's log: null for the beginning, else the snapshot. Only the version that made a
 * move is sure to reproduce it, so only moves of this version are replayed. `newest` reads the latest snapshot. Rejects with a `TableError`
 * ("other-version") if others would have to be.
 */
export async function followedFrom(
  entries: readonly TableEntry[],
  newest: () => Promise<Snapshot | null>,
  version: string,
): Promise<Snapshot | null> {
  const firstOwn = entries.length - ownEntriesAtEnd(entries, version)
  if (firstOwn === 0) return null
  const snapshot = await newest()
  if (snapshot !== null && snapshot.seq >= firstOwn) return snapshot
  throw otherVersion()
}

export function otherVersion(): TableError {
  return new TableError("other-version", "this game was begun by another version, and can't be gone on with")
}

/** Number of entries after the last move of another version. */
function ownEntriesAtEnd(entries: readonly TableEntry[], version: string): number {
  let by = version
  let own = 0
  for (const entry of entries) {
    if (entry.e === "start" || entry.e === "version") by = entry.version
    own = entry.e === "move" && by !== version ? 0 : own + 1
  }
  return own
}

/** The version to which the next move of a log would be attributed; null before the game. */
export function versionOf(entries: readonly TableEntry[]): string | null {
  const last = entries.findLast((entry) => entry.e === "start" || entry.e === "version")
  return last?.e === "start" || last?.e === "version" ? last.version : null
}
