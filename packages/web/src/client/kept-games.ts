import type { DBSchema, IDBPDatabase } from "idb"
import type { GameRecord } from "../protocol/table.ts"

/** What the list of kept games tells of one. */
export interface GameSummary {
  turn: number
  /** Names and life totals, the person's first. */
  players: readonly { name: string; life: number }[]
  variant: string
  over: boolean
}

/** A game that is kept: it can be gone on with. */
export interface KeptGame {
  id: string
  record: GameRecord
  summary: GameSummary | null
  /** When it was played last, in milliseconds. */
  changed: number
}

interface Games extends DBSchema {
  games: { key: string; value: KeptGame }
}

let opened: Promise<IDBPDatabase<Games>> | null = null

/** Opens the store, whose code comes when it is first needed. */
function database(): Promise<IDBPDatabase<Games>> {
  opened ??= import("idb").then(({ openDB }) =>
    openDB<Games>("apnap-games", 1, {
      upgrade: (db) => void db.createObjectStore("games", { keyPath: "id" }),
    }),
  )
  // Without a network or a store the next try is another one.
  opened.catch(() => {
    opened = null
  })
  return opened
}

/** Games of which each has its own place; each rejects where there is no store, or no room in it. */
export const keptGames = {
  async put(game: KeptGame): Promise<void> {
    await (await database()).put("games", game)
  },
  async get(id: string): Promise<KeptGame | undefined> {
    return (await database()).get("games", id)
  },
  async forget(id: string): Promise<void> {
    await (await database()).delete("games", id)
  },
  /** All of them, the one that was played last first. */
  async all(): Promise<KeptGame[]> {
    const games = await (await database()).getAll("games")
    return games.sort((a, b) => b.changed - a.changed)
  },
}

/** A name for a game that no other has. */
export function newGameId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return `${Date.now().toString(36)}-${Array.from(bytes, (byte) => byte.toString(36)).join("")}`
}

/** Games that this page has claimed. */
const own = new Set<string>()

/** The id under which a game is gone on with here: its own, or another where a second tab has it open, so that neither overwrites the other. */
export async function claimed(id: string): Promise<string> {
  if (own.has(id) || !("locks" in navigator)) return id
  return new Promise((resolve) => {
    void navigator.locks.request(`apnap-game-${id}`, { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(newGameId())
      own.add(id)
      resolve(id)
      // Held as long as the page is there.
      return new Promise(() => {})
    })
  })
}
