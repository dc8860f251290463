import { create } from "zustand"
import { ask } from "../client/connection.ts"
import type { Explained } from "./protocol.ts"

/** What is explained over the table; null when nothing is. */
export const useWhy = create<{ explained: Explained | null }>(() => ({ explained: null }))

/** Asks why an object is as it is. */
export function askWhy(id: number): void {
  ask({ ask: "explain", about: id })
}

/** Asks why something of the log happened. */
export function askWhyEvent(index: number): void {
  ask({ ask: "explainEvent", index })
}

export function hearWhy(explained: Explained): void {
  useWhy.setState({ explained })
}

export function closeWhy(): void {
  useWhy.setState({ explained: null })
}
