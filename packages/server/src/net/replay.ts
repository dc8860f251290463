import type { TableEntry } from "../storage/entry.ts"
import type { TableStore } from "../storage/table-store.ts"

/** A game that is over, with all that anybody needs to play it again and to check its shuffles. */
export interface Replay {
  apnapReplay: 1
  id: string
  /** What the server drew before anybody sat down. */
  secret: string
  /** All that happened, who sat where and with which deck among it; guests are not told apart otherwise than by seat. */
  entries: readonly TableEntry[]
}

/** The replay of a table's game; null while there is none. */
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
