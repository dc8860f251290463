/** Why a request at a table is refused; the page translates the codes. */
export type TableErrorCode =
  | "no-table"
  | "no-guest"
  | "no-tournament"
  | "too-few"
  | "not-seated"
  | "not-host"
  | "seat-taken"
  | "no-seat"
  | "has-begun"
  | "not-begun"
  | "no-deck"
  | "deck-too-large"
  | "paused"
  | "no-offer"
  | "not-now"
  | "seen-hidden"
  | "still-there"
  | "no-spectators"
  | "too-many"
  | "too-fast"
  | "bad-message"
  | "protocol"
  | "passkey"
  | "unavailable"
  /** The game was begun by another version of the program, and only that version can continue it. */
  | "other-version"
  /** The stored game can't be read, though this version wrote it. */
  | "damaged"

export class TableError extends Error {
  readonly code: TableErrorCode

  constructor(code: TableErrorCode, message: string) {
    super(message)
    this.name = "TableError"
    this.code = code
  }
}
