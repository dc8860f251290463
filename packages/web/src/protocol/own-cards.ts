import type { SourceFault } from "@apnap/cards"
import type { LibraryAnswer, LibraryRequest } from "./library.ts"

/** What the page asks of the worker that reads card files. */
export type ImportRequest =
  | { request: "read"; file: File }
  | { request: "forget" }
  /** A question about cards, answered by its number. */
  | { request: "ask"; about: LibraryRequest; question: number }

/** What it tells. */
export type ImportResponse =
  /** How much of the file has been read, from 0 to 1, and how many cards are kept now. */
  | { response: "reading"; done: number; cards: number }
  /** How many cards of the file have been looked at, and how many are understood whole. */
  | { response: "checking"; done: number; of: number; whole: number }
  | { response: "fault"; fault: SourceFault }
  | { response: "read"; cards: number }
  | { response: "answered"; question: number; answer: LibraryAnswer }
  | { response: "failed"; message: string }
