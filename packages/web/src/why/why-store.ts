import type { Explained } from "@apnap/session/protocol"
import { create } from "zustand"
import { listen, request } from "../client/connection.ts"

/** What is explained over the table; null when nothing is. */
export const useWhy = create<{ explained: Explained | null }>(() => ({ explained: null }))

/** Asks why an object is as it is. */
export function askWhy(id: number): void {
  request({ request: "explain", about: { why: "object", id } })
}

/** Asks why something of the log happened. */
export function askWhyEvent(index: number): void {
  request({ request: "explain", about: { why: "event", index } })
}

/** Asks why a player has that life total, and the other numbers. */
export function askWhyPlayer(id: number): void {
  request({ request: "explain", about: { why: "player", id } })
}

listen((message) => {
  if (message.response === "explained") useWhy.setState({ explained: message.explained })
})

export function closeWhy(): void {
  useWhy.setState({ explained: null })
}
