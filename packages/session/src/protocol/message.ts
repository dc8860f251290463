import type { Answer, PlayerId, Ref } from "@apnap/engine"
import type { Language } from "@apnap/words"
import type { Until } from "./stops.ts"
import type { Payment, Reason, Settings, TableNews } from "./table.ts"
import type { Explained, WhyAsked } from "./why.ts"

/**
 * What a page asks of the game at which it has a seat, wherever that game runs. `at` and `game` are those of the prompt and of its table: a
 * request for another decision comes too late.
 */
export type SeatRequest =
  | { request: "answer"; at: number; game: number; answer: Answer }
  | { request: "pass"; at: number; game: number; until: Until }
  | { request: "stopPassing" }
  /** What is shown of another player has been seen; `hold`: it is to stay until it has. */
  | { request: "seen"; hold: boolean }
  /** The table as it was before a move; null goes back to the game. */
  | { request: "watch"; move: number | null }
  /** Why nothing can be done with it now; `by`: the creature that is to block it. */
  | { request: "why"; about: Ref; by: Ref | null }
  | { request: "preview"; at: number; game: number; option: number }
  | { request: "concede" }
  | { request: "explain"; about: WhyAsked }
  | { request: "settings"; settings: Settings }
  /** The language of card text from now on. */
  | { request: "language"; language: Language }

/** What a game tells a page that has a seat at it. */
export type SeatResponse =
  | { response: "table"; sessionId: number; table: TableNews }
  | { response: "thinking"; player: PlayerId; done: number }
  | { response: "preview"; at: number; option: number; payment: Payment | null }
  | { response: "why"; about: Ref; reasons: readonly Reason[] }
  | { response: "explained"; explained: Explained }
  | Failed

/** What was asked was refused, and nothing has changed. */
export interface Failed {
  response: "failed"
  code: string
  message: string
  rule?: string
  /** Of a deck list, from 1. */
  line?: number
  cards?: readonly string[]
  /** For each of the cards the names that may have been meant. */
  nearest?: readonly (readonly string[])[]
}
