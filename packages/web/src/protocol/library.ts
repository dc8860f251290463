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

/** The sort order of found cards. */
export type Order = "name" | "manaValue" | "color" | "power" | "released"

/** The displayed parts of a face. */
export interface FaceTold extends Pick<ObjectView, "types" | "supertypes" | "subtypes"> {
  name: string
  cost: string
  /** Its text, one ability per line: as in the file, else as we print it; in French as we print it, if fully understood. */
  text: readonly string[]
  /** "2/2", a loyalty, or "". */
  size: string
}

/** A known card: built in, or from the person's file. */
export interface CardTold {
  name: string
  /** Its French name, if the file has it. */
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

/** A card with the content of its page. */
export interface CardPage extends CardTold {
  /** For each face, our wording of the understood text. */
  understood: readonly (readonly string[])[]
  /** Lines that aren't understood. */
  missing: readonly string[]
  sets: readonly string[]
  rarities: readonly string[]
  /** Formats in which it is legal, restricted or banned, in file order. */
  legalities: readonly (readonly [string, string])[]
  /** Keyword abilities of its front face, by engine name. */
  keywords: readonly string[]
}

/** The result of a search. */
export interface Found {
  total: number
  /** The number of cards searched. */
  of: number
  milliseconds: number
  /** Progress, from 0 to 1, of determining how far cards are understood; null if the query doesn't need it. */
  looked: number | null
}

/** An error in a query. */
export interface QueryFault {
  code: SearchErrorCode
  part: string
  at: number
}

/** Own cards in a deck list: those it names, and names similar to unknown ones. */
export interface FoundCards {
  cards: readonly CompiledCard[]
  near: readonly string[]
  /** Names in the list that aren't the card's own, such as French ones, with the card's. */
  called: readonly (readonly [inList: string, name: string])[]
}

/** Requests to the card library. */
export type LibraryRequest =
  | { request: "search"; query: string; order: Order; until: string }
  /** Cards of the last search. */
  | { request: "rows"; from: number; to: number; language: Language }
  | { request: "named"; names: readonly string[]; language: Language }
  | { request: "page"; name: string; language: Language }
  | { request: "check"; entries: readonly DeckEntry[]; rules: DeckRules }
  /** The list of a built-in deck. */
  | { request: "deck"; name: string }
  /** The person's own cards named in a deck list. */
  | { request: "own"; list: string }
  /** The person's own cards whose names contain the text. */
  | { request: "brought"; text: string }
  /** A card's source from its file. */
  | { request: "source"; name: string }
  /** All French names in the person's file. */
  | { request: "french" }

/** The library's answers. */
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
  /** Pairs of English and French names. */
  french: readonly (readonly [string, string])[]
}

export type LibraryAnswer<R extends LibraryRequest = LibraryRequest> = LibraryAnswers[R["request"]]
