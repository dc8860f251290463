import type { GameRecord } from "../worker/protocol.ts"

const GAME = "apnap/game"

/** Keeps the game for a reload; a full or forbidden store is no reason to stop playing. */
export function keepGame(record: GameRecord): boolean {
  try {
    localStorage.setItem(GAME, JSON.stringify(record))
    return true
  } catch {
    return false
  }
}

/** The game that was kept, as text; null when there is none. */
export function keptGame(): string | null {
  try {
    return localStorage.getItem(GAME)
  } catch {
    return null
  }
}

export function forgetGame(): void {
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
    return text === null ? usual : (JSON.parse(text) as T)
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
