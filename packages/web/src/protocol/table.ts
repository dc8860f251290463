import type { CompiledCard } from "@apnap/cards"
import type { PlayerId } from "@apnap/engine"
import type { Level } from "@apnap/players"
import type { DeckChoice, Move, SeatRequest, SeatResponse } from "@apnap/session/protocol"
import type { JudgeToolRequest, JudgeToolResponse } from "./judge-tool.ts"
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

/** What is chosen before a game. */
export interface GameChoice {
  deck: DeckChoice
  against: DeckChoice
  level: Level
  /** The name of a ruleset: an era. */
  ruleset: string
  /** The name of a variant, or "" for the usual duel. */
  variant: string
  seed: number
  /** How many sit at the table; the usual number of the variant where it is not said. */
  seats?: number
  /** Who takes the first turn, as the loser of the last game chose (103.1); drawn where it is not said. */
  first?: PlayerId
}

/**
 * Cards of the person's own that his deck may use, names of others that he may have meant by one that no card has, and whether cards that are
 * only partly understood may be played too.
 */
export interface OwnChoice {
  cards: readonly CompiledCard[]
  near: readonly string[]
  partly: boolean
}

/** A game as it is kept: where it began, and what was done since. */
export interface GameRecord {
  apnapTable: 1
  /** What it began from: a choice, or a game that the engine saved. */
  from: GameChoice | { save: string; level: Level; seed: number; variant?: string }
  moves: readonly Move[]
}

/** What the page requests of the worker. */
export type WorkerRequest =
  | SeatRequest
  /** A game is begun; what is told of its table bears the id of its session. */
  | { request: "start"; choice: GameChoice; own: OwnChoice; sessionId: number }
  | { request: "load"; text: string; sessionId: number }
  /** Nobody sits at the table any more. */
  | { request: "leave" }
  | { request: "undo"; to: number }
  /** The record, to be given to the person as a file or as a link. */
  | { request: "save"; as: "file" | "link" }
  /** The line that was left by the last way back, with this one as the other. */
  | { request: "otherLine" }
  | { request: "judgeTool"; about: JudgeToolRequest }
  | { request: "rule"; rule: string }

/** What the worker tells the page. */
export type WorkerResponse =
  | SeatResponse
  | { response: "record"; record: GameRecord; as: "file" | "link" }
  /** The record as it is to be kept now. */
  | { response: "kept"; news: RecordNews }
  | { response: "judgeTool"; judgeTool: JudgeToolResponse }
  | { response: "rule"; about: ToldRule }

/** A record of which the page has the beginning already. */
export interface RecordNews {
  /** Where it began; null where that is as it was. */
  from: GameRecord["from"] | null
  /** Moves from `movesFrom` on; earlier ones stay as they are. */
  moves: readonly Move[]
  movesFrom: number
}
