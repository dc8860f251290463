import type { Refusal } from "./refusal.ts"

/** Codes for a caller's mistakes; messages are for people, codes for programs. */
export type GameErrorCode =
  | "players"
  | "unknown-ruleset"
  | "stale-decision"
  | "illegal-answer"
  | "game-over"
  | "game-on"
  | "endless"
  | "internal"
  | "bad-save"
  | "save-version"
  | "unknown-card"
  | "deck-size"
  | "bad-number"
  | "variant"
  | "teams"
  | "commander"
  | "color-identity"
  | "singleton"
  | "scheme-deck"
  | "planar-deck"
  | "attraction-deck"
  | "companion"
  | "oathbreaker"
  | "vanguard"
  | "conspiracy"
  | "ante"

/** What an error says; anything may be thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** A refused call. The game is unchanged, unless an action was taken back. */
export class GameError extends Error {
  readonly code: GameErrorCode
  /** The rule that decides, if there is one. */
  readonly rule: string | undefined
  /** 733.1: the unfinished action turned out illegal, and the game waits for its first decision again. */
  readonly takenBack: boolean
  /** Why the rules refuse the answer, if they do. */
  readonly refusal: Refusal | undefined
  constructor(
    code: GameErrorCode,
    message: string,
    rule?: string,
    takenBack = false,
    { refusal, ...options }: ErrorOptions & { refusal?: Refusal } = {},
  ) {
    super(message, options)
    this.name = "GameError"
    this.code = code
    this.rule = rule
    this.takenBack = takenBack
    this.refusal = refusal
  }
}
