import type { MatchResult } from "@apnap/session/protocol"
import { isElimination, presentRound, type Round, type TournamentState } from "../storage/tournament-state.ts"
import { TableError } from "../table/table-error.ts"

/** Throws a `TableError` unless this guest made the tournament. */
export function checkHost({ host }: TournamentState, guest: string): void {
  if (guest !== host) throw new TableError("not-host", "only who made the tournament may do that")
}

/**
 * Sets a match's result, whether it is open or counted: as long as the next round isn't paired by it, or after the last. A game that its
 * players are still at changes it no more. Throws a `TableError`.
 */
export function corrected(
  state: TournamentState,
  by: string,
  { players, wins }: MatchResult,
): TournamentState {
  checkHost(state, by)
  const round = lastRound(state)
  const at = round.pairings.findIndex((one) => one.players.join() === players.join())
  if (at < 0) throw new TableError("not-seated", "these do not play each other in this round")
  if (!isPossible(state, wins)) throw new TableError("bad-message", "no match ends like that")
  return withRound(state, { ...round, pairings: round.pairings.with(at, { ...round.pairings[at], wins }) })
}

/** The round's time is over: at the next look its open matches count as they stand. Throws a `TableError`. */
export function roundEnded(state: TournamentState, by: string, now: number): TournamentState {
  checkHost(state, by)
  const round = lastRound(state)
  if (state.stage === "over") throw new TableError("not-now", "this tournament is over")
  return withRound(state, { ...round, endsAt: Math.min(round.endsAt, now) })
}

function lastRound(state: TournamentState): Round {
  const round = presentRound(state)
  if (round === undefined) throw new TableError("not-now", "this tournament has not begun")
  return round
}

function withRound(state: TournamentState, round: Round): TournamentState {
  return { ...state, played: state.played.with(-1, round) }
}

/** Not both can have won, and in an elimination one of them must go on. */
function isPossible(state: TournamentState, wins: readonly [number, number]): boolean {
  const needed = Math.ceil(state.choice.bestOf / 2)
  const [least, most] = wins.toSorted((a, b) => a - b)
  return most <= needed && least < needed && !(isElimination(state) && least === most)
}
