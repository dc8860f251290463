import type { GameRecord } from "../protocol/table.ts"
import { type GameSummary, keptGames } from "./kept-games.ts"
import { atLeisure } from "./leisure.ts"
import { soundly } from "./sound.ts"

/** The last game played, in storage that can still be written when the page is closed, and its id among the stored games. */
const GAME = "apnap/game"
const GAME_ID = "apnap/game-id"

interface Waiting {
  id: string
  record: GameRecord
  summary: GameSummary | null
}

let waiting: Waiting | null = null
/** Reports that nothing can be stored. */
let tellNotKept: (() => void) | null = null

/** Stores the game for a reload, once the page is idle. */
export function keepGame(game: Waiting, notKept: () => void): void {
  if (waiting !== null && waiting.id !== game.id) keepNow()
  const isFirst = waiting === null
  waiting = game
  tellNotKept ??= notKept
  if (isFirst) atLeisure(keepNow)
}

/** Stores at once when the page is left: there is no idle time later. */
export function keepBeforeLeaving(): void {
  addEventListener("pagehide", keepNow)
  document.addEventListener("visibilitychange", keepNow)
}

let wasTold = false

/** A full or forbidden store doesn't stop the game; the failure is reported once. */
function keepNow(): void {
  if (waiting === null) return
  const game = waiting
  waiting = null
  const isWritten = write(game)
  keptGames.put({ ...game, changed: Date.now() }).catch(() => {
    if (isWritten || wasTold) return
    wasTold = true
    tellNotKept?.()
  })
}

function write({ id, record }: Waiting): boolean {
  try {
    localStorage.setItem(GAME, JSON.stringify(record))
    localStorage.setItem(GAME_ID, id)
    return true
  } catch {
    // It lasts as long as the page, or in the other store.
    return false
  }
}

/** The last game played, as text; null if there is none. */
export function keptGame(): string | null {
  keepNow()
  try {
    return localStorage.getItem(GAME)
  } catch {
    return null
  }
}

/** Its id among the stored games; null if an older version of the page stored it. */
export function keptGameId(): string | null {
  try {
    return localStorage.getItem(GAME_ID)
  } catch {
    return null
  }
}

/** Deletes a finished game. */
export function forgetGame(id: string): void {
  waiting = null
  void keptGames.forget(id).catch(() => {})
  try {
    if ((localStorage.getItem(GAME_ID) ?? id) !== id) return
    localStorage.removeItem(GAME)
    localStorage.removeItem(GAME_ID)
  } catch {
    // Nothing was stored.
  }
}

/** A stored preference, or its default. */
export function keptPreference<T>(name: string, usual: T): T {
  try {
    const text = localStorage.getItem(`apnap/${name}`)
    return text === null ? usual : soundly(JSON.parse(text), usual)
  } catch {
    return usual
  }
}

export function keepPreference(name: string, value: unknown): void {
  try {
    localStorage.setItem(`apnap/${name}`, JSON.stringify(value))
  } catch {
    // It lasts as long as the page.
  }
}

/** Offers a file for download. */
export function download(name: string, text: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
