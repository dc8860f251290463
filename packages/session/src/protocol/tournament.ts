import type { ClockChoice } from "./room.ts"

/** What somebody who makes a tournament wants of it: its games are duels. */
export interface TournamentChoice {
  name: string
  variant: string
  ruleset: string
  clock: ClockChoice
  bestOf: 1 | 3
  /** 0 for as many as it takes until one player alone can have won all. */
  rounds: number
  /** Minutes after which a round ends; what is not decided then is as it stands. */
  minutes: number
}

/** The most who may take part. */
export const MOST_ENTRANTS = 256

export interface TournamentSummary {
  id: string
  name: string
  /** What its organiser is called. */
  host: string
  stage: "joining" | "playing" | "over"
  players: number
  /** Which round is played, from 1; 0 before the first. */
  round: number
  /** 0 while that is not settled. */
  rounds: number
}

/** A player's row of the standings, the best first: by points, then by how well their opponents did, then by games won. */
export interface Standing {
  player: number
  name: string
  points: number
  won: number
  drawn: number
  lost: number
  /** Share of matches that their opponents won, and of games that they won themselves: a third at least each (0 to 1). */
  opponents: number
  games: number
  dropped: boolean
}

/** Two players of a round, by number; null for nobody: a bye. */
export interface Pairing {
  players: readonly [number, number | null]
  /** Where they play; null for a bye. */
  table: string | null
  /** Games won by each once it is decided. */
  wins: readonly [number, number] | null
}

export interface Tournament extends TournamentSummary {
  choice: TournamentChoice
  /** Your number; null for who does not take part. */
  you: number | null
  isHost: boolean
  standings: readonly Standing[]
  /** Of the present round. */
  pairings: readonly Pairing[]
  /** When the round ends at the latest, in milliseconds since 1970; null where none is played. */
  endsAt: number | null
}
