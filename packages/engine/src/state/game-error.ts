/** Codes of what a caller can do wrong; messages are for people, codes for programs. */
export type GameErrorCode =
  | "players"
  | "unknown-ruleset"
  | "stale-decision"
  | "illegal-answer"
  | "game-over"
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

/** A refused call. The game is as it was before. */
export class GameError extends Error {
  readonly code: GameErrorCode
  /** The rule that decides, where one does. */
  readonly rule: string | undefined
  constructor(code: GameErrorCode, message: string, rule?: string) {
    super(message)
    this.name = "GameError"
    this.code = code
    this.rule = rule
  }
}
