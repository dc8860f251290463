import type { PlayerId } from "@apnap/engine"
import type { Level } from "@apnap/players"

/** One of the built-in decks by name, or a list in one of the usual formats. */
export type DeckChoice = { name: string } | { list: string }

/** Time control, in seconds: per decision, or for the whole game with an increment per decision. */
export type ClockChoice =
  | { clock: "off" }
  | { clock: "decision"; seconds: number }
  | { clock: "game"; seconds: number; increment: number }

/** What a game is played with besides its variant, and with which of the options of multiplayer games. */
export interface PlayedWith {
  /** Names of further variants: those of chapter 9, and Attractions (717). */
  also?: readonly string[]
  /** Which opponents may be attacked (802, 803, 507.1); by default as the variant says. */
  attack?: "any" | "left" | "right" | "one"
  /** The range of influence in seats (801); by default as the variant says. */
  range?: number
  /** Creatures may be deployed to teammates (804). */
  deployCreatures?: boolean
  /** 407: played for ante. */
  ante?: boolean
}

/** The settings of a table, chosen by its host. */
export interface TableChoice extends PlayedWith {
  seats: number
  /** Name of a variant, or "" for the usual duel. */
  variant: string
  /** Name of a ruleset: an era. */
  ruleset: string
  clock: ClockChoice
  /** Whether the lobby lists the table while seats are free; its link works either way. */
  listed: boolean
  /** Whether people without a seat may watch, and their delay in seconds. */
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
  /** Once the game is over: games of the match won by each seat, and the table of the next game. */
  result?: { wins: readonly number[]; next: string | null }
}

export const EMOTES = ["hello", "goodLuck", "thinking", "wellPlayed", "oops", "thanks", "goodGame"] as const
export type Emote = (typeof EMOTES)[number]

/** Milliseconds a seat has left; `running` while its time is counting down. */
export interface ClockState {
  left: number
  running: boolean
}

export interface RoomSeat {
  seat: PlayerId
  kind: "free" | "person" | "computer"
  name: string
  /** Null unless a computer player sits here. */
  level: Level | null
  connected: boolean
  /** Name of the chosen deck, "" for a list; null if none is chosen. */
  deck: string | null
  ready: boolean
  /** Rating at a rated table, 1000 for newcomers; null elsewhere. */
  rating: number | null
  /** Games of this match won by the seat. */
  wins: number
  /** Whether the player has left the game. */
  left: boolean
  /** Whether you have muted their chat. */
  muted: boolean
}

/** A proposal that needs the others' consent. `to`: the number of one of the proposer's decisions. */
export type OfferChoice =
  | { offer: "takeBack"; to: number }
  | { offer: "draw" }
  | { offer: "pause" }
  | { offer: "rematch" }
  /** Continue the game without a player who has left. */
  | { offer: "goOnWithout"; seat: PlayerId }

export interface Offer {
  id: number
  by: PlayerId
  choice: OfferChoice
  /** Who has agreed, and who hasn't answered yet. */
  agreed: readonly PlayerId[]
  waiting: readonly PlayerId[]
}

/** What a table's shuffles are derived from, so that everybody can verify them afterwards. */
export interface Fairness {
  /** SHA-256 of `secret` in hexadecimal, published before anybody could add a salt. */
  commitment: string
  /** The server's random 256 bits, in hexadecimal; null until the game is over. */
  secret: string | null
  /** Each seat's contribution; "" for none. */
  salts: readonly string[]
}

/** A table as one participant sees it; everything but the game itself. */
export interface Room {
  id: string
  state: "waiting" | "playing" | "paused" | "over"
  choice: TableChoice
  /** Your seat, null for a spectator; `isHost`: you made the table. */
  you: { seat: PlayerId | null; name: string; isHost: boolean }
  /** Whether a tournament has settled who sits here, and with which decks: neither can be changed then. */
  settled: { seats: boolean; decks: boolean }
  seats: readonly RoomSeat[]
  spectators: number
  offers: readonly Offer[]
  fairness: Fairness
  /** How the game ended; null until then. `winners` are seats, none for a draw. */
  result: { winners: readonly PlayerId[]; why: "game" | "draw" } | null
  /** The table of the next game of the match, or of the rematch. */
  next: string | null
  /** Whether the last answers before a newer version of the program took the game over could not be carried on. */
  setBack: boolean
}

export interface ChatLine {
  id: number
  /** Null for spectators. */
  seat: PlayerId | null
  name: string
  /** The message; `emote` is set instead if an emote was shown. */
  text: string
  emote: Emote | null
  /** Milliseconds since 1970. */
  at: number
}

/** A page's requests to a table's room over its socket; `hello` is the first message. */
export type RoomRequest =
  | { request: "sit"; seat: PlayerId }
  | { request: "stand" }
  | { request: "deck"; deck: DeckChoice }
  /** `salt`: the player's own contribution to the shuffles, at most 64 characters. */
  | { request: "ready"; ready: boolean; salt?: string }
  /** Host only: puts a computer player into a free seat, or frees it with null. */
  | { request: "computer"; seat: PlayerId; level: Level | null; deck?: DeckChoice }
  | { request: "chat"; text: string }
  | { request: "emote"; emote: Emote }
  | { request: "mute"; seat: PlayerId; muted: boolean }
  | { request: "report"; seat: PlayerId; line: number }
  | { request: "offer"; choice: OfferChoice }
  | { request: "consent"; offer: number; yes: boolean }
  /** Ends a pause made by consent: anybody with a seat may do so. */
  | { request: "resume" }
