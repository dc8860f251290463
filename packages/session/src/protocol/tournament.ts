import type { ClockChoice } from "./room.ts"

/** The settings of a tournament; its games are duels. */
export interface TournamentChoice {
  name: string
  /** In an elimination tournament a player goes on until they lose a match. Without it: Swiss, as all once were. */
  kind?: "swiss" | "elimination"
  variant: string
  ruleset: string
  clock: ClockChoice
  bestOf: 1 | 3
  /** Of a Swiss tournament; 0: as many as it takes until only one player can have won every match. */
  rounds: number
  /** Minutes after which a round ends; unfinished matches count as they stand. */
  minutes: number
}

export const MOST_ENTRANTS = 256

export interface TournamentSummary {
  id: string
  name: string
  kind: "swiss" | "elimination"
  /** Name of the organiser. */
  host: string
  stage: "joining" | "playing" | "over"
  players: number
  /** The current round, from 1; 0 before the first. */
  round: number
  /** 0 until it is settled. */
  rounds: number
}

/** A player's row of the standings, best first: by points, then by opponents' results, then by games won. */
export interface Standing {
  player: number
  name: string
  points: number
  won: number
  drawn: number
  lost: number
  /** Match-win share of their opponents, and their own game-win share: from 0 to 1, each at least a third. */
  opponents: number
  games: number
  dropped: boolean
}

/** A player of a tournament: their number changes before the first round. */
export interface PlayerNamed {
  player: number
  name: string
}

/** A match of the last round, named as its pairing is, with the games won by each: as the organiser says they were. */
export interface MatchResult {
  players: readonly [number, number]
  wins: readonly [number, number]
}

/** Two players of a round, by number; null for a bye. */
export interface Pairing {
  players: readonly [number, number | null]
  /** Their table; null for a bye. */
  table: string | null
  /** Games won by each once it is decided. */
  wins: readonly [number, number] | null
}

export interface Tournament extends TournamentSummary {
  choice: TournamentChoice
  /** Your number; null if you aren't taking part. */
  you: number | null
  isHost: boolean
  standings: readonly Standing[]
  /** Pairings of the current round. */
  pairings: readonly Pairing[]
  /** The deadline of the round in milliseconds since 1970; null between rounds. */
  endsAt: number | null
}
