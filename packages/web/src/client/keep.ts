import type { GameRecord } from "../protocol/table.ts"
import { atLeisure } from "./leisure.ts"
import { soundly } from "./sound.ts"

const GAME = "apnap/game"

let waiting: GameRecord | null = null

/** Keeps the game for a reload, as soon as the page has time for it. */
export function keepGame(record: GameRecord): void {
  const isFirst = waiting === null
  waiting = record
  if (!isFirst) return
  atLeisure(keepNow)
}

/** A page that is left has no time later. */
export function keepBeforeLeaving(): void {
  addEventListener("pagehide", keepNow)
  document.addEventListener("visibilitychange", keepNow)
}

/** A full or forbidden store is no reason to stop playing. */
function keepNow(): void {
  if (waiting === null) return
  const record = waiting
  waiting = null
  try {
    localStorage.setItem(GAME, JSON.stringify(record))
  } catch {
    // It lasts as long as the page.
  }
}

/** The game that was kept, as text; null when there is none. */
export function keptGame(): string | null {
  keepNow()
  try {
    return localStorage.getItem(GAME)
  } catch {
    return null
  }
}

export function forgetGame(): void {
  waiting = null
  try {
    localStorage.removeItem(GAME)
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
