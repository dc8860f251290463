import type { PlayerId } from "@apnap/engine"
import type { Level } from "@apnap/players"
import type { DeckChoice, Move, PlayedWith, SeatRequest, SeatResponse } from "@apnap/session/protocol"
import type { JudgeToolRequest, JudgeToolResponse } from "./judge-tool.ts"
import type { FoundCards } from "./library.ts"
import type { ToldRule } from "./rule.ts"

export type {
  DeckChoice,
  Forecast,
  LogEntry,
  Moment,
  Move,
  Note,
  Payment,
  PrintedFace,
  Prompt,
  Reason,
  Seen,
  SeenCard,
  SeenPlayer,
  Settings,
  Table,
  TableNews,
} from "@apnap/session/protocol"
export { UNTIL_SEEN } from "@apnap/session/protocol"

/** The settings of a game. */
export interface GameChoice extends PlayedWith {
  deck: DeckChoice
  against: DeckChoice
  level: Level
  /** Name of a ruleset: an era. */
  ruleset: string
  /** Name of a variant, or "" for the usual duel. */
  variant: string
  seed: number
  /** Number of players; defaults to the variant's usual one. */
  seats?: number
  /** The starting player, as chosen by the loser of the last game (103.1); random if omitted. */
  first?: PlayerId
}

/** Own cards found for the decks, and whether partly understood ones may be played. */
export interface OwnChoice extends FoundCards {
  partly: boolean
}

/** A stored game: its starting point, and the moves since. */
export interface GameRecord {
  apnapTable: 1
  /** The starting point: settings, or a game saved by the engine. */
  from: GameChoice | { save: string; level: Level; seed: number; variant?: string }
  moves: readonly Move[]
}

/** The page's requests to the worker. */
export type WorkerRequest =
  | SeatRequest
  /** Begins a game; messages about its table carry the session's id. */
  | { request: "start"; choice: GameChoice; own: OwnChoice; sessionId: number }
  | { request: "load"; text: string; sessionId: number }
  /** The person has left the table. */
  | { request: "leave" }
  | { request: "undo"; to: number }
  /** Requests the record as a file or a link. */
  | { request: "save"; as: "file" | "link" }
  /** Switches to the line abandoned by the last undo; the current one becomes the other line. */
  | { request: "otherLine" }
  | { request: "judgeTool"; about: JudgeToolRequest }
  | { request: "rule"; rule: string }

/** The worker's responses to the page. */
export type WorkerResponse =
  | SeatResponse
  | { response: "record"; record: GameRecord; as: "file" | "link" }
  /** The record to be stored now. */
  | { response: "kept"; sessionId: number; news: RecordNews }
  | { response: "judgeTool"; judgeTool: JudgeToolResponse }
  | { response: "rule"; about: ToldRule }

/** A record of which the page already has the beginning. */
export interface RecordNews {
  /** The starting point; null if unchanged. */
  from: GameRecord["from"] | null
  /** Moves from `movesFrom` on; earlier ones are unchanged. */
  moves: readonly Move[]
  movesFrom: number
}
