export type SourceFaultCode =
  | "source/json"
  | "source/encoding"
  | "source/size"
  | "source/fields"
  | "source/faces"
  | "source/format"

/** What is wrong with one card of a file, or with the file; the rest of the file is read. */
export interface SourceFault {
  readonly code: SourceFaultCode
  /** Where the card begins, from 1. */
  readonly line: number
  /** The card's name, when it could be read. */
  readonly card?: string
  readonly message: string
}

/** Thrown where a card cannot be read; the reader of the file makes a fault of it. */
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
