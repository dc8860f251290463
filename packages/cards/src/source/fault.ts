export type SourceFaultCode =
  | "source/json"
  | "source/encoding"
  | "source/size"
  | "source/fields"
  | "source/faces"
  | "source/format"

/** An error in one card of a file, or in the file itself; the rest of the file is still read. */
export interface SourceFault {
  readonly code: SourceFaultCode
  /** Line where the card begins, from 1. */
  readonly line: number
  /** The card's name, if it could be read. */
  readonly card?: string
  readonly message: string
}

/** Parses JSON. Throws a `SourceError` that names the card, if it is known. */
export function parseJson(text: string, card?: (text: string) => string | undefined): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw new SourceError("source/json", error instanceof Error ? error.message : String(error), card?.(text))
  }
}

/** Thrown when a card can't be read; the file reader turns it into a fault. */
export class SourceError extends Error {
  readonly code: SourceFaultCode
  readonly card: string | undefined

  constructor(code: SourceFaultCode, message: string, card?: string) {
    super(message)
    this.name = "SourceError"
    this.code = code
    this.card = card
  }
}
