import { create } from "zustand"
import type { GameChoice } from "../protocol/table.ts"
import { keepPreference, keptPreference } from "./keep.ts"

/** A match: so many games that who first wins most of them wins it. */
export interface Match {
  /** Games that the person, and that the computer, has won. */
  wins: readonly [number, number]
  /** The games of the match that have ended, by their ids among the kept games. */
  counted: readonly string[]
  /** The game that is played now. */
  game: string
  /** What the first game began from: its decks, before any sideboarding. */
  choice: GameChoice
  partly: boolean
}

/** Games that win a match of three. */
export const TO_WIN = 2

export const useMatch = create<{ match: Match | null }>(() => ({ match: kept() }))

function kept(): Match | null {
  const [match] = keptPreference<readonly Match[]>("match", [])
  return Array.isArray(match?.wins) && Array.isArray(match.counted) ? match : null
}

function change(match: Match | null): void {
  useMatch.setState({ match })
  keepPreference("match", match === null ? [] : [match])
}

export const match = {
  begin(game: string, choice: GameChoice, partly: boolean): void {
    change({ wins: [0, 0], counted: [], game, choice, partly })
  },
  end(): void {
    if (useMatch.getState().match !== null) change(null)
  },
  /** The next game of the match has begun. */
  goOn(game: string): void {
    const { match: now } = useMatch.getState()
    if (now !== null) change({ ...now, game })
  },
  /** A game has ended: 0 for a win of the person, 1 for a loss, null for a draw, which counts for nobody (104.4). */
  count(game: string, winner: 0 | 1 | null): void {
    const { match: now } = useMatch.getState()
    if (now === null || now.game !== game || now.counted.includes(game)) return
    const wins: [number, number] = [
      now.wins[0] + (winner === 0 ? 1 : 0),
      now.wins[1] + (winner === 1 ? 1 : 0),
    ]
    change({ ...now, wins, counted: [...now.counted, game] })
  },
}
