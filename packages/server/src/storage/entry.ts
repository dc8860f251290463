import type { PlayerId } from "@apnap/engine"
import type { Level } from "@apnap/players"
import type { DeckChoice, LogMove, OfferChoice, Settings, TableChoice } from "@apnap/session/protocol"

/** How the table continues a match of the same people. */
export interface Match {
  /** Games already won by each seat. */
  wins: readonly number[]
  /** The starting player: the loser of the last game (103.1); null to draw one at random. */
  first: PlayerId | null
}

/**
 * One thing that happened at a table. The sequence of entries is the table: everything else can be rebuilt from it. People are only told of
 * an entry after it has been stored.
 */
export type TableEntry =
  /** `assigned`: the seats belong to those who were put there, as in a tournament. */
  | { e: "open"; choice: TableChoice; host: string; match: Match | null; assigned?: boolean }
  | { e: "sit"; seat: PlayerId; guest: string; name: string }
  | { e: "free"; seat: PlayerId }
  | { e: "computer"; seat: PlayerId; level: Level; name: string }
  | { e: "deck"; seat: PlayerId; deck: DeckChoice }
  | { e: "ready"; seat: PlayerId; ready: boolean; salt: string }
  /** The initial game with its cards, and the version of the program that began it. */
  | { e: "start"; version: string; save: string }
  /**
   * From here on another version of the program makes the moves. `dropped`: that many of the moves before don't count, as this version
   * doesn't get from them to where the game stood.
   */
  | { e: "version"; version: string; dropped?: number }
  | { e: "settings"; seat: PlayerId; settings: Settings }
  /** A move of the game; `left`: milliseconds each seat has left after it, if clocks run; `mark`: where the game then stood (`markOf`). */
  | { e: "move"; m: LogMove; left?: readonly number[]; mark?: string }
  /** An offer to other seats; its number is how many were made at the table by then. */
  | { e: "offer"; by: PlayerId; choice: OfferChoice; to: readonly PlayerId[] }
  /** A seat agrees to an offer, or ends it. */
  | { e: "consent"; offer: number; by: PlayerId; yes: boolean }
  | { e: "draw" }
  | { e: "pause"; left?: readonly number[] }
  | { e: "resume" }
  | { e: "next"; table: string }
