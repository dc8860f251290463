import type { Fairness } from "@apnap/session/protocol"
import type { ShufflePromise } from "./shuffle-verdict.ts"

const KEY = "apnap/shuffles/"

/** Stores the first commitment to a table's shuffles, so that it can't be changed later; survives a reload. */
export function hearShuffles(table: string, { commitment, secret }: Fairness): void {
  if (secret === null && shufflePromise(table) === null) keep(table, { commitment, salt: "" })
}

/** Stores this page's contribution. */
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
    // If nothing can be stored, only the secret can be verified.
  }
}
