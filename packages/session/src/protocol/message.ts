import type { Answer, PlayerId, Ref } from "@apnap/engine"
import type { Language } from "@apnap/words"
import type { Until } from "./stops.ts"
import type { Payment, Reason, Settings, TableNews } from "./table.ts"
import type { Explained, WhyAsked } from "./why.ts"

/**
 * A page's requests to the game at which it has a seat, wherever that game runs. `at` and `game` come from the prompt and its table:
 * requests about a past decision are refused.
 */
export type SeatRequest =
  | { request: "answer"; at: number; game: number; answer: Answer }
  | { request: "pass"; at: number; game: number; until: Until }
  /** 732.2: make the choices again that were made twice in a row, so many times. */
  | { request: "repeat"; at: number; game: number; times: number }
  | { request: "stopPassing" }
  /** The other player's spell or ability on display was seen; `hold`: keep showing it until then. */
  | { request: "seen"; hold: boolean }
  /** Review the table as it was before a move; null returns to the game. */
  | { request: "watch"; move: number | null }
  /** Why nothing can be done with an object now; `by`: the creature that would block it. */
  | { request: "why"; about: Ref; by: Ref | null }
  | { request: "preview"; at: number; game: number; option: number }
  | { request: "concede" }
  | { request: "explain"; about: WhyAsked }
  | { request: "settings"; settings: Settings }
  /** Language of card text from now on. */
  | { request: "language"; language: Language }

/** A game's responses to a page that has a seat at it. */
export type SeatResponse =
  | { response: "table"; sessionId: number; table: TableNews }
  | { response: "thinking"; player: PlayerId; done: number }
  | { response: "preview"; at: number; option: number; payment: Payment | null }
  | { response: "why"; about: Ref; reasons: readonly Reason[] }
  | { response: "explained"; explained: Explained }
  | Failed

/** The request was refused, and nothing changed. */
export interface Failed {
  response: "failed"
  code: string
  message: string
  rule?: string
  /** Line of a deck list, from 1. */
  line?: number
  cards?: readonly string[]
  /** Suggested names for each of `cards`. */
  nearest?: readonly (readonly string[])[]
}
