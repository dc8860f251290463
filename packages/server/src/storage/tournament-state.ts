import type { DeckChoice, Pairing, TournamentChoice, TournamentSummary } from "@apnap/session/protocol"

/** A participant; their index is their number. */
export interface Participant {
  guest: string
  name: string
  deck: DeckChoice
  dropped: boolean
}

export interface Round {
  pairings: readonly Pairing[]
  /** Milliseconds since 1970. */
  endsAt: number
}

export interface TournamentState {
  choice: TournamentChoice
  /** The organiser's guest id. */
  host: string
  hostName: string
  stage: TournamentSummary["stage"]
  /** 0 before the first round. */
  rounds: number
  participants: readonly Participant[]
  played: readonly Round[]
}

/** Games of a match won by each player; `isOver` once it is decided. */
export interface MatchResult {
  wins: readonly [number, number]
  isOver: boolean
}

/** Matches, keyed by the table at which they began. */
export type Results = ReadonlyMap<string, MatchResult>

/** The current or last round; undefined before the first. */
export function presentRound({ played }: TournamentState): Round | undefined {
  return played.at(-1)
}

export function isElimination({ choice }: TournamentState): boolean {
  return choice.kind === "elimination"
}

/** A participant's number; -1 if there is none. */
export function numberOf({ participants }: TournamentState, guest: string | null): number {
  return participants.findIndex((one) => one.guest === guest)
}
