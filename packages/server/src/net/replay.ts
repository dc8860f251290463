import type { TableEntry } from "../storage/entry.ts"
import type { TableStore } from "../storage/table-store.ts"

/** A finished game with everything needed to replay it and verify its shuffles. */
export interface Replay {
  apnapReplay: 1
  id: string
  /** The server's random secret, drawn before anybody sat down. */
  secret: string
  /** The table's log, including who sat where with which deck; guests are identified only by seat. */
  entries: readonly TableEntry[]
}

/** The replay of a table's game; null until the game is over. */
export async function replayOf(store: TableStore, id: string): Promise<Replay | null> {
  const summary = await store.summary(id)
  if (summary?.state !== "over") return null
  const stored = await store.load(id)
  if (stored === null) return null
  return { apnapReplay: 1, id, secret: stored.secret, entries: stored.entries.map(withoutGuest) }
}

function withoutGuest(entry: TableEntry): TableEntry {
  if (entry.e === "sit") return { ...entry, guest: "" }
  return entry.e === "open" ? { ...entry, host: "" } : entry
}
