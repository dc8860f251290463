import type {
  CompiledCard,
  DeckEntry,
  DeckProblem,
  DeckRules,
  SearchErrorCode,
  Share,
  SourceCard,
} from "@apnap/cards"
import type { ObjectView } from "@apnap/engine"
import type { Subject } from "@apnap/session/protocol"
import type { Language } from "@apnap/words"

/** How found cards are ordered. */
export type Order = "name" | "manaValue" | "color" | "power" | "released"

/** What is drawn of a face. */
export interface FaceTold extends Pick<ObjectView, "types" | "supertypes" | "subtypes"> {
  name: string
  cost: string
  /** Its text, one ability a line: as the file has it, else as we print it; in French as we print it where it is understood whole. */
  text: readonly string[]
  /** "2/2", a loyalty, or "". */
  size: string
}

/** A card that is known: with the program, or from a file of the person. */
export interface CardTold {
  name: string
  /** Its French name, where the file has it. */
  french: string | null
  faces: readonly FaceTold[]
  /** Letters in the order WUBRG. */
  colors: string
  identity: string
  manaValue: number
  /** The day of the first printing, or null. */
  released: string | null
  embedded: boolean
  /** How far its text is understood. */
  share: Share
  portrait: Subject
}

/** A card with all that its page tells. */
export interface CardPage extends CardTold {
  /** For each face how its text is understood, in our words. */
  understood: readonly (readonly string[])[]
  /** Lines that are not understood. */
  missing: readonly string[]
  sets: readonly string[]
  rarities: readonly string[]
  /** Formats in which it is legal, restricted or banned, in the order of the file. */
  legalities: readonly (readonly [string, string])[]
  /** Keyword abilities of its front, as the engine names them. */
  keywords: readonly string[]
}

/** What a search came to. */
export interface Found {
  total: number
  /** Of how many cards. */
  of: number
  milliseconds: number
  /** How much has been looked at of how cards are understood, from 0 to 1; null where that is not asked. */
  looked: number | null
}

/** What is wrong with a query. */
export interface QueryFault {
  code: SearchErrorCode
  part: string
  at: number
}

/** What the person's own cards have of a deck list: those that it names, and names near to those that no card has. */
export interface FoundCards {
  cards: readonly CompiledCard[]
  near: readonly string[]
}

/** What is asked of the library of cards. */
export type LibraryRequest =
  | { request: "search"; query: string; order: Order; until: string }
  /** Cards of the last search. */
  | { request: "rows"; from: number; to: number; language: Language }
  | { request: "named"; names: readonly string[]; language: Language }
  | { request: "page"; name: string; language: Language }
  | { request: "check"; entries: readonly DeckEntry[]; rules: DeckRules }
  /** The list of a deck that comes with the game. */
  | { request: "deck"; name: string }
  /** The cards of the person's own that a deck list names. */
  | { request: "own"; list: string }
  /** Cards of the person's own whose names hold the text. */
  | { request: "brought"; text: string }
  /** A card as its file has it. */
  | { request: "source"; name: string }
  /** All French names that the person's file has. */
  | { request: "french" }

/** What it answers. */
export interface LibraryAnswers {
  search: Found | QueryFault
  rows: readonly CardTold[]
  named: readonly (CardTold | null)[]
  page: CardPage | null
  check: readonly DeckProblem[]
  deck: readonly Pick<DeckEntry, "count" | "name" | "part">[]
  own: FoundCards
  brought: readonly Pick<FaceTold, "name" | "types">[]
  source: SourceCard | null
  /** Each with the English one before it. */
  french: readonly (readonly [string, string])[]
}

export type LibraryAnswer<R extends LibraryRequest = LibraryRequest> = LibraryAnswers[R["request"]]
