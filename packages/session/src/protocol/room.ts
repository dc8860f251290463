import type { PlayerId } from "@apnap/engine"
import type { Level } from "@apnap/players"

/** A deck by its name among those that come with the game, or as a list in one of the usual formats. */
export type DeckChoice = { name: string } | { list: string }

/** How time is counted, in seconds: for each decision, or for the whole game with an increment for each decision. */
export type ClockChoice =
  | { clock: "off" }
  | { clock: "decision"; seconds: number }
  | { clock: "game"; seconds: number; increment: number }

/** What somebody who makes a table wants of it. */
export interface TableChoice {
  seats: number
  /** The name of a variant, or "" for the usual duel. */
  variant: string
  /** The name of a ruleset: an era. */
  ruleset: string
  clock: ClockChoice
  /** Whether the lobby shows the table while seats are free; who has its link finds it in any case. */
  listed: boolean
  /** Whether those without a seat may watch, and how many seconds later they see what happens. */
  spectators: { allowed: boolean; delay: number }
  bestOf: 1 | 3
  rated: boolean
}

/** A table as the lobby lists it. */
export interface TableSummary {
  id: string
  host: string
  choice: TableChoice
  taken: number
  state: Room["state"]
  /** Once the game is over: games of the match that each seat has won, and the table of the next game. */
  result?: { wins: readonly number[]; next: string | null }
}

export const EMOTES = ["hello", "goodLuck", "thinking", "wellPlayed", "oops", "thanks", "goodGame"] as const
export type Emote = (typeof EMOTES)[number]

/** Milliseconds that a seat has left; `running` while its time goes. */
export interface ClockState {
  left: number
  running: boolean
}

export interface RoomSeat {
  seat: PlayerId
  kind: "free" | "person" | "computer"
  name: string
  /** Of a computer player. */
  level: Level | null
  connected: boolean
  /** Whether a deck was chosen, and what it is called: "" for a list. */
  deck: string | null
  ready: boolean
  /** How well somebody plays, at a rated table: 1000 for who is new; null elsewhere. */
  rating: number | null
  /** Games of this match that the seat has won. */
  wins: number
  /** Whether its player has left the game. */
  left: boolean
  /** Whether you don't want to read what they write. */
  muted: boolean
}

/** What needs the consent of others. `to`: the number of a decision of who offers. */
export type OfferChoice =
  | { offer: "takeBack"; to: number }
  | { offer: "draw" }
  | { offer: "pause" }
  | { offer: "rematch" }
  /** The game is to go on without someone who has left. */
  | { offer: "goOnWithout"; seat: PlayerId }

export interface Offer {
  id: number
  by: PlayerId
  choice: OfferChoice
  /** Who has agreed, and who has still to be heard. */
  agreed: readonly PlayerId[]
  waiting: readonly PlayerId[]
}

/** What a table's shuffles follow from, so that everybody can check them afterwards. */
export interface Fairness {
  /** SHA-256 of `secret`, told before anybody could give a salt; hexadecimal. */
  commitment: string
  /** What the server drew: 256 bits, hexadecimal; null until the game is over. */
  secret: string | null
  /** What each seat added, by seat; "" for nothing. */
  salts: readonly string[]
}

/** A table as one of those who are there sees it; everything but the game itself. */
export interface Room {
  id: string
  state: "waiting" | "playing" | "paused" | "over"
  choice: TableChoice
  /** Your seat, or null for a spectator; whether you made the table. */
  you: { seat: PlayerId | null; name: string; isHost: boolean }
  seats: readonly RoomSeat[]
  spectators: number
  offers: readonly Offer[]
  fairness: Fairness
  /** How the game ended; null before. `winners` are seats, none for a draw. */
  result: { winners: readonly PlayerId[]; why: "game" | "draw" } | null
  /** The table of the next game of the match, or of the rematch. */
  next: string | null
}

export interface ChatLine {
  id: number
  /** Null for who has no seat. */
  seat: PlayerId | null
  name: string
  /** What was written, or which emote was shown. */
  text: string
  emote: Emote | null
  /** Milliseconds since 1970. */
  at: number
}

/** What a page asks of a table's room over its socket; `hello` is the first message. */
export type RoomRequest =
  | { request: "sit"; seat: PlayerId }
  | { request: "stand" }
  | { request: "deck"; deck: DeckChoice }
  /** `salt`: something of one's own for the shuffles, at most 64 letters. */
  | { request: "ready"; ready: boolean; salt?: string }
  /** Of who made the table: a computer player for a free seat, or null to free it. */
  | { request: "computer"; seat: PlayerId; level: Level | null; deck?: DeckChoice }
  | { request: "chat"; text: string }
  | { request: "emote"; emote: Emote }
  | { request: "mute"; seat: PlayerId; muted: boolean }
  | { request: "report"; seat: PlayerId; line: number }
  | { request: "offer"; choice: OfferChoice }
  | { request: "consent"; offer: number; yes: boolean }
  /** After a pause by consent: anybody who sits there. */
  | { request: "resume" }
