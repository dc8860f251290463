export type DeckErrorCode =
  | "deck/unknown"
  | "deck/unknown-card"
  | "deck/partly"
  | "deck/size"
  | "deck/copies"
  | "deck/companion"
  | "deck/syntax"

/** An error in a deck list; the message names the line or the card. */
export class DeckError extends Error {
  readonly code: DeckErrorCode
  /** Line number, from 1. */
  readonly line: number | undefined
  /** The names of the cards in question. */
  readonly cards: readonly string[]
  /** Suggested names for each of these cards, nearest first; empty if none were looked up. */
  readonly nearest: readonly (readonly string[])[]

  constructor(
    code: DeckErrorCode,
    message: string,
    about: { line?: number; cards?: readonly string[]; nearest?: readonly (readonly string[])[] } = {},
  ) {
    super(message)
    this.name = "DeckError"
    this.code = code
    this.line = about.line
    this.cards = about.cards ?? []
    this.nearest = about.nearest ?? []
  }
}
