import type { Standing } from "@apnap/session/protocol"
import { isElimination, type TournamentState } from "../storage/tournament-state.ts"

/** Points of a match: three for a win, one for a draw. */
const [WIN, DRAW] = [3, 1]
/** Games credited as won for a bye. */
const BYE_GAMES = 2
/** Lower bound of a share, so that opponents who lose everything don't drag a player down further. */
const LEAST_SHARE = 1 / 3

interface Tally {
  won: number
  drawn: number
  lost: number
  gamePoints: number
  games: number
  opponents: number[]
  byes: number
}

const pointsOf = ({ won, drawn }: Tally) => WIN * won + DRAW * drawn

/** The share of the available points. */
function share(points: number, played: number): number {
  return played === 0 ? LEAST_SHARE : Math.max(LEAST_SHARE, points / (WIN * played))
}

/** Each participant's results in the decided matches, by number. */
export function talliesOf({ participants, played }: TournamentState): readonly Tally[] {
  const tallies = participants.map(
    (): Tally => ({ won: 0, drawn: 0, lost: 0, gamePoints: 0, games: 0, opponents: [], byes: 0 }),
  )
  for (const { pairings } of played)
    for (const {
      players: [one, other],
      wins,
    } of pairings) {
      if (wins === null) continue
      count(tallies[one], wins[0], wins[1])
      if (other === null) {
        tallies[one].byes++
        continue
      }
      count(tallies[other], wins[1], wins[0])
      tallies[one].opponents.push(other)
      tallies[other].opponents.push(one)
    }
  return tallies
}

function count(tally: Tally, own: number, theirs: number): void {
  if (own > theirs) tally.won++
  else if (own < theirs) tally.lost++
  else tally.drawn++
  tally.gamePoints += WIN * own
  tally.games += own + theirs
}

/** The standings, best first; in an elimination those still in it come before a player who won as often and left. */
export function standingsOf(state: TournamentState): Standing[] {
  const tallies = talliesOf(state)
  const matchShare = ({ won, drawn, lost, byes }: Tally) => {
    // Opponents' byes don't count: they say nothing about strength.
    return share(WIN * (won - byes) + DRAW * drawn, won + drawn + lost - byes)
  }
  const isIn = ({ lost, dropped }: Standing) => Number(isElimination(state) && lost === 0 && !dropped)
  return state.participants
    .map(({ name, dropped }, player): Standing => {
      const tally = tallies[player]
      const { won, drawn, lost, opponents } = tally
      const theirs = opponents.map((other) => matchShare(tallies[other]))
      return {
        player,
        name,
        dropped,
        won,
        drawn,
        lost,
        points: pointsOf(tally),
        opponents: theirs.length === 0 ? 0 : theirs.reduce((sum, one) => sum + one, 0) / theirs.length,
        games: share(tally.gamePoints, tally.games),
      }
    })
    .toSorted(
      (a, b) =>
        isIn(b) - isIn(a) ||
        b.points - a.points ||
        b.opponents - a.opponents ||
        b.games - a.games ||
        a.player - b.player,
    )
}

/** The game score of a bye. */
export const BYE: readonly [number, number] = [BYE_GAMES, 0]
