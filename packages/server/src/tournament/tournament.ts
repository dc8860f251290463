import { type DeckChoice, MOST_ENTRANTS, type Pairing, type PlayerNamed } from "@apnap/session/protocol"
import type { Guest } from "../storage/guest-store.ts"
import {
  isElimination,
  numberOf,
  presentRound,
  type Results,
  type Round,
  type TournamentState,
} from "../storage/tournament-state.ts"
import { TableError } from "../table/table-error.ts"
import { eliminationPairs } from "./elimination.ts"
import { checkHost } from "./organiser.ts"
import { BYE, standingsOf, talliesOf } from "./standings.ts"
import { type Contender, swissPairs } from "./swiss.ts"

const MINUTE = 60_000
const LEAST_PLAYERS = 2

/** Adds a participant, or changes their deck, before the first round. Throws a `TableError`. */
export function joined(state: TournamentState, { id, name }: Guest, deck: DeckChoice): TournamentState {
  if (state.stage !== "joining") throw new TableError("has-begun", "this tournament has begun")
  const { participants } = state
  const number = numberOf(state, id)
  if (number < 0 && participants.length >= MOST_ENTRANTS)
    throw new TableError("too-many", `no more than ${MOST_ENTRANTS} can take part`)
  const entry = { guest: id, name, deck, dropped: false }
  return {
    ...state,
    participants: number < 0 ? [...participants, entry] : participants.with(number, entry),
  }
}

/**
 * Drops a participant: before the first round they are removed entirely, during a match they lose it. `results` are those of the current
 * round. Throws a `TableError`.
 */
export function dropped(state: TournamentState, guest: string, results: Results): TournamentState {
  const number = numberOf(state, guest)
  if (number < 0) throw new TableError("not-seated", "you do not take part")
  const { participants } = state
  if (state.stage === "joining") return { ...state, participants: participants.toSpliced(number, 1) }
  const left = {
    ...state,
    participants: participants.with(number, { ...participants[number], dropped: true }),
  }
  if (state.stage === "over") return left
  const needed = Math.ceil(state.choice.bestOf / 2)
  return withWins(left, ({ players, table }) => {
    const result = results.get(table ?? "")
    if (result?.isOver) return settled(left, result.wins)
    if (!players.includes(number)) return null
    const [one, other] = result?.wins ?? [0, 0]
    return players[0] === number ? [one, needed] : [needed, other]
  })
}

/**
 * The organiser drops somebody who doesn't come. Numbers change before the first round, so the name says who is meant. Throws a
 * `TableError`.
 */
export function removed(
  state: TournamentState,
  by: string,
  { player, name }: PlayerNamed,
  results: Results,
): TournamentState {
  checkHost(state, by)
  const meant = state.participants[player]
  if (meant?.name !== name) throw new TableError("not-seated", "this player does not take part")
  return dropped(state, meant.guest, results)
}

/** Begins the first round. `order` arranges the participants for pairing; `makeId` makes table ids. Throws a `TableError`. */
export function started(
  state: TournamentState,
  guest: string,
  now: number,
  { order, makeId }: { order: (numbers: number[]) => number[]; makeId: () => string },
): TournamentState {
  checkHost(state, guest)
  if (state.stage !== "joining") throw new TableError("has-begun", "this tournament has begun")
  const { length } = state.participants
  if (length < LEAST_PLAYERS) throw new TableError("too-few", "a tournament needs two players")
  const shuffled = order([...state.participants.keys()]).map((number) => state.participants[number])
  const rounds = isElimination(state) ? 0 : state.choice.rounds
  const begun = {
    ...state,
    participants: shuffled,
    stage: "playing" as const,
    // Enough rounds that no two players can win every match, which is what an elimination takes.
    rounds: rounds === 0 ? Math.ceil(Math.log2(length)) : rounds,
  }
  return withNextRound(begun, now, makeId)
}

/** Applies the results; begins the next round once all matches are decided or time is up. Returns the same object if nothing changed. */
export function advanced(
  state: TournamentState,
  results: Results,
  now: number,
  makeId: () => string,
): TournamentState {
  const round = presentRound(state)
  if (state.stage !== "playing" || round === undefined) return state
  const isTimeOver = now >= round.endsAt
  const counted = withWins(state, ({ table }) => {
    const result = results.get(table ?? "")
    return isTimeOver || result?.isOver ? settled(state, result?.wins ?? [0, 0]) : null
  })
  const isDecided = presentRound(counted)?.pairings.every(({ wins }) => wins !== null)
  return isDecided ? withNextRound(counted, now, makeId) : counted
}

/** A match's wins as counted. In an elimination somebody goes on from a drawn match: by lot, which put one first in the bracket. */
function settled(state: TournamentState, wins: readonly [number, number]): readonly [number, number] {
  const [one, other] = wins
  return isElimination(state) && one === other ? [one + 1, other] : wins
}

/** Whether `advanced` would change a tournament whose current round is this. */
export function isNews({ pairings, endsAt }: Round, results: Results, now: number): boolean {
  const open = pairings.filter(({ wins }) => wins === null)
  return now >= endsAt || open.length === 0 || open.some(({ table }) => results.get(table ?? "")?.isOver)
}

/** Settles open matches of the current round with the wins `winsOf` gives; null leaves one open. Returns the same object if nothing changes. */
function withWins(state: TournamentState, winsOf: (open: Pairing) => Pairing["wins"]): TournamentState {
  const round = presentRound(state)
  if (round === undefined) return state
  let isChanged = false
  const pairings = round.pairings.map((pairing) => {
    const wins = pairing.wins ?? winsOf(pairing)
    if (wins === pairing.wins) return pairing
    isChanged = true
    return { ...pairing, wins }
  })
  return isChanged ? { ...state, played: state.played.with(-1, { ...round, pairings }) } : state
}

/** The remaining players of a Swiss tournament, in the order of the standings. */
function contenders(state: TournamentState): Contender[] {
  const tallies = talliesOf(state)
  return standingsOf(state)
    .filter(({ dropped }) => !dropped)
    .map(({ player, points }) => {
      const { opponents, byes } = tallies[player]
      return { player, points, met: new Set(opponents), hadBye: byes > 0 }
    })
}

/** The players still in an elimination tournament, in the order of the bracket. */
function undefeated(state: TournamentState): number[] {
  const tallies = talliesOf(state)
  return [...state.participants.keys()].filter(
    (player) => tallies[player].lost === 0 && !state.participants[player].dropped,
  )
}

/** Pairs the remaining players; the tournament is over after its last round, or if fewer than two remain. */
function withNextRound(state: TournamentState, now: number, makeId: () => string): TournamentState {
  const pairs = isElimination(state) ? eliminationPairs(undefeated(state)) : swissPairs(contenders(state))
  if (state.played.length >= state.rounds || pairs.every(([, other]) => other === null))
    return { ...state, stage: "over" }
  const pairings = pairs.map((players) => {
    const isBye = players[1] === null
    return { players, table: isBye ? null : makeId(), wins: isBye ? BYE : null }
  })
  const endsAt = now + state.choice.minutes * MINUTE
  return { ...state, played: [...state.played, { pairings, endsAt }] }
}
