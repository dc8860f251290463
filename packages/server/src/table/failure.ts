import { DeckError } from "@apnap/cards"
import { GameError } from "@apnap/engine"
import type { Failed } from "@apnap/session/protocol"
import { TableError } from "./table-error.ts"

/** What a page is told of an error: what is no fault of a person's own is told without particulars. */
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

/** Whether it is something that a person did wrong. */
export function isRefusal(error: unknown): boolean {
  return failureOf(error).code !== "unexpected"
}
