import type { SourceFault } from "@apnap/cards"
import type { LibraryAnswer, LibraryRequest } from "./library.ts"

/** The page's requests to the card worker. */
export type ImportRequest =
  | { request: "read"; file: File }
  | { request: "forget" }
  /** A question about cards, answered with its number. */
  | { request: "ask"; about: LibraryRequest; question: number }

/** The card worker's responses. */
export type ImportResponse =
  /** Progress of reading the file from 0 to 1, and the number of cards stored so far. */
  | { response: "reading"; done: number; cards: number }
  /** Number of cards checked so far, and of those fully understood. */
  | { response: "checking"; done: number; of: number; whole: number }
  | { response: "fault"; fault: SourceFault }
  | { response: "read"; cards: number }
  | { response: "answered"; question: number; answer: LibraryAnswer }
  | { response: "failed"; message: string }
