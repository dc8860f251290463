import { DeckError } from "@apnap/cards"
import { GameError } from "@apnap/engine"
import type { Failed } from "@apnap/session/protocol"
import { TableError } from "./table-error.ts"

/** The message about an error for a page; unexpected errors are reported without details. */
export function failureOf(error: unknown): Failed {
  if (error instanceof GameError && error.code !== "internal") {
    const { code, message, rule } = error
    return { response: "failed", code, message, ...(rule !== undefined && { rule }) }
  }
  if (error instanceof DeckError) {
    const { code, message, line, cards, nearest } = error
    return { response: "failed", code, message, cards, nearest, ...(line !== undefined && { line }) }
  }
  if (error instanceof TableError) return { response: "failed", code: error.code, message: error.message }
  return { response: "failed", code: "unexpected", message: "something went wrong on the server" }
}

/** Whether the error is the person's own mistake. */
export function isRefusal(error: unknown): boolean {
  return failureOf(error).code !== "unexpected"
}
