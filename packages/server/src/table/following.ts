import type { TableEntry } from "../storage/entry.ts"
import type { Snapshot } from "../storage/table-store.ts"
import { TableError } from "./table-error.ts"

/**
 * From where a program of this version can follow a table's log: null for the beginning, else the snapshot. Only the version that made a move is sure to
 * make the same of it, so what is followed is moves of this version alone. `newest` reads the newest snapshot. Rejects with a `TableError`
 * ("other-version") where others would have to be.
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

/** How many entries there are after the last move of another version. */
function ownEntriesAtEnd(entries: readonly TableEntry[], version: string): number {
  let by = version
  let own = 0
  for (const entry of entries) {
    if (entry.e === "start" || entry.e === "version") by = entry.version
    own = entry.e === "move" && by !== version ? 0 : own + 1
  }
  return own
}

/** The version that the next move of a log would be counted as made by; null before the game. */
export function versionOf(entries: readonly TableEntry[]): string | null {
  const last = entries.findLast((entry) => entry.e === "start" || entry.e === "version")
  return last?.e === "start" || last?.e === "version" ? last.version : null
}
