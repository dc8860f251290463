import type { PlayerId } from "@apnap/engine"
import type { Level } from "@apnap/players"
import type { DeckChoice, LogMove, Settings, TableChoice } from "@apnap/session/protocol"

/** How the table goes on from an earlier one of the same people. */
export interface Match {
  /** Games that each seat has won before. */
  wins: readonly number[]
  /** Who begins: the loser of the last game (103.1); null for who is drawn. */
  first: PlayerId | null
}

/**
 * One thing that happened at a table. These, in their order, are the table: whoever has them can make the rest anew. What is told to people is told
 * only after it has been written down.
 */
export type TableEntry =
  | { e: "open"; choice: TableChoice; host: string; match: Match | null }
  | { e: "sit"; seat: PlayerId; guest: string; name: string }
  | { e: "free"; seat: PlayerId }
  | { e: "computer"; seat: PlayerId; level: Level; name: string }
  | { e: "deck"; seat: PlayerId; deck: DeckChoice }
  | { e: "ready"; seat: PlayerId; ready: boolean; salt: string }
  /** The game as it began, with its cards, and the version of the program that began it. */
  | { e: "start"; version: string; save: string }
  /** From here on another version of the program makes the moves, which went on from a snapshot. */
  | { e: "version"; version: string }
  | { e: "settings"; seat: PlayerId; settings: Settings }
  /** A move of the game; `left`: milliseconds that each seat has left after it, where clocks run. */
  | { e: "move"; m: LogMove; left?: readonly number[] }
  | { e: "draw" }
  | { e: "pause"; left?: readonly number[] }
  | { e: "resume" }
  | { e: "next"; table: string }
