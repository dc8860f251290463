import type { DeckChoice, Pairing, TournamentChoice, TournamentSummary } from "@apnap/session/protocol"

/** Somebody who takes part, by their number. */
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

/** A tournament as it is stored. */
export interface TournamentState {
  choice: TournamentChoice
  /** Who organises it. */
  host: string
  hostName: string
  stage: TournamentSummary["stage"]
  /** 0 before the first. */
  rounds: number
  participants: readonly Participant[]
  played: readonly Round[]
}

/** Games of a match won by each; `isOver` once it is decided. */
export interface MatchResult {
  wins: readonly [number, number]
  isOver: boolean
}

/** Matches by the tables at which they began. */
export type Results = ReadonlyMap<string, MatchResult>

/** The round that is played, or was last; undefined before the first. */
export function presentRound({ played }: TournamentState): Round | undefined {
  return played.at(-1)
}

/** A participant's number; -1 for none. */
export function numberOf({ participants }: TournamentState, guest: string | null): number {
  return participants.findIndex((one) => one.guest === guest)
}
