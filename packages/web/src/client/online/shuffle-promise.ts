import type { Fairness } from "@apnap/session/protocol"
import type { ShufflePromise } from "./shuffle-verdict.ts"

const KEY = "apnap/shuffles/"

/** Keeps what is told first of a table's shuffles, so that nothing else can be told later; it outlives a reload. */
export function hearShuffles(table: string, { commitment, secret }: Fairness): void {
  if (secret === null && shufflePromise(table) === null) keep(table, { commitment, salt: "" })
}

/** Keeps what the page adds. */
export function addSalt(table: string, salt: string): void {
  const promise = shufflePromise(table)
  if (promise !== null) keep(table, { ...promise, salt })
}

export function shufflePromise(table: string): ShufflePromise | null {
  try {
    const kept = sessionStorage.getItem(KEY + table)
    return kept === null ? null : (JSON.parse(kept) as ShufflePromise)
  } catch {
    return null
  }
}

function keep(table: string, promise: ShufflePromise): void {
  try {
    sessionStorage.setItem(KEY + table, JSON.stringify(promise))
  } catch {
    // Where nothing can be kept, only the secret can be checked.
  }
}
