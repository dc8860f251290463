import type { GameRecord } from "../protocol/table.ts"
import { type GameSummary, keptGames } from "./kept-games.ts"
import { atLeisure } from "./leisure.ts"
import { soundly } from "./sound.ts"

/** The game that was played last, which a page that is left still has the time to write, and its id among all. */
const GAME = "apnap/game"
const GAME_ID = "apnap/game-id"

interface Waiting {
  id: string
  record: GameRecord
  summary: GameSummary | null
}

let waiting: Waiting | null = null
/** Hears that nothing can be kept. */
let tellNotKept: (() => void) | null = null

/** Keeps the game for a reload, as soon as the page has time for it. */
export function keepGame(game: Waiting, notKept: () => void): void {
  const isFirst = waiting === null
  waiting = game
  tellNotKept ??= notKept
  if (isFirst) atLeisure(keepNow)
}

/** A page that is left has no time later. */
export function keepBeforeLeaving(): void {
  addEventListener("pagehide", keepNow)
  document.addEventListener("visibilitychange", keepNow)
}

let wasTold = false

/** A full or forbidden store is no reason to stop playing; that nothing is kept is told once. */
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

/** The game that was played last, as text; null when there is none. */
export function keptGame(): string | null {
  keepNow()
  try {
    return localStorage.getItem(GAME)
  } catch {
    return null
  }
}

/** Its id among the kept games; null where it was kept by an older page. */
export function keptGameId(): string | null {
  try {
    return localStorage.getItem(GAME_ID)
  } catch {
    return null
  }
}

/** Forgets a game that is over. */
export function forgetGame(id: string): void {
  waiting = null
  void keptGames.forget(id).catch(() => {})
  try {
    if ((localStorage.getItem(GAME_ID) ?? id) !== id) return
    localStorage.removeItem(GAME)
    localStorage.removeItem(GAME_ID)
  } catch {
    // Nothing was kept.
  }
}

/** A preference of the person, with what it is when nothing was kept. */
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

/** Gives the person a file. */
export function download(name: string, text: string): void {
  const link = document.createElement("a")
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }))
  link.download = name
  link.click()
  URL.revokeObjectURL(link.href)
}
