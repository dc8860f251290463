import type { DBSchema, IDBPDatabase } from "idb"
import type { GameRecord, SeenCard } from "../protocol/table.ts"

/** The list entry of a stored game. */
export interface GameSummary {
  turn: number
  /** Names and life totals, the person's first. */
  players: readonly { name: string; life: number }[]
  variant: string
  over: boolean
  /** Permanents other than lands of the person and of the first other player; absent in older stored games. */
  board?: readonly [readonly KeptPermanent[], readonly KeptPermanent[]]
}

/** As much of a permanent as its small picture shows. */
export type KeptPermanent = Pick<SeenCard, "portrait" | "power" | "toughness" | "tapped">

/** A stored game that can be resumed. */
export interface KeptGame {
  id: string
  record: GameRecord
  summary: GameSummary | null
  /** When it was last played, in milliseconds since 1970. */
  changed: number
}

interface Games extends DBSchema {
  games: { key: string; value: KeptGame }
}

let opened: Promise<IDBPDatabase<Games>> | null = null

/** Opens the database, whose code is loaded on first use. */
function database(): Promise<IDBPDatabase<Games>> {
  opened ??= import("idb").then(({ openDB }) =>
    openDB<Games>("apnap-games", 1, {
      upgrade: (db) => void db.createObjectStore("games", { keyPath: "id" }),
    }),
  )
  // After a failure, offline or without a store, the next use tries again.
  opened.catch(() => {
    opened = null
  })
  return opened
}

/** Stored games, one record each; every method rejects if the store is missing or full. */
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
  /** All of them, last played first. */
  async all(): Promise<KeptGame[]> {
    const games = await (await database()).getAll("games")
    return games.sort((a, b) => b.changed - a.changed)
  },
}

/** A unique id for a game. */
export function newGameId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(9))
  return `${Date.now().toString(36)}-${Array.from(bytes, (byte) => byte.toString(36)).join("")}`
}

/** Games that this page has claimed. */
const own = new Set<string>()

/** The id under which to continue a game here: its own, or a new one if another tab has it open, so that neither overwrites the other. */
export async function claimed(id: string): Promise<string> {
  if (own.has(id) || !("locks" in navigator)) return id
  return new Promise((resolve) => {
    void navigator.locks.request(`apnap-game-${id}`, { ifAvailable: true }, (lock) => {
      if (lock === null) return resolve(newGameId())
      own.add(id)
      resolve(id)
      // Held until the page is closed.
      return new Promise(() => {})
    })
  })
}
