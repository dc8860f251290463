import type { Explained } from "@apnap/session/protocol"
import { create } from "zustand"
import { listen, request } from "../client/connection.ts"

/** The explanation shown above the table, or null. */
export const useWhy = create<{ explained: Explained | null }>(() => ({ explained: null }))

/** Asks why an object is as it is. */
export function askWhy(id: number): void {
  request({ request: "explain", about: { why: "object", id } })
}

/** Asks why a log event happened. */
export function askWhyEvent(index: number): void {
  request({ request: "explain", about: { why: "event", index } })
}

/** Asks why a player's life total and other numbers are what they are. */
export function askWhyPlayer(id: number): void {
  request({ request: "explain", about: { why: "player", id } })
}

listen((message) => {
  if (message.response === "explained") useWhy.setState({ explained: message.explained })
})

export function closeWhy(): void {
  useWhy.setState({ explained: null })
}
