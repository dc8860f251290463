import { create } from "zustand"
import type { GameChoice } from "../protocol/table.ts"
import { keepPreference, keptPreference } from "./keep.ts"

/** A match: whoever first wins most of its games wins it. */
export interface Match {
  /** Games won by the person and by the computer. */
  wins: readonly [number, number]
  /** The finished games of the match, by their ids among the stored games. */
  counted: readonly string[]
  /** The current game. */
  game: string
  /** The settings of the first game, with its decks before any sideboarding. */
  choice: GameChoice
  partly: boolean
}

/** Wins needed in a match of three. */
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
  /** Counts a finished game: 0 if the person won, 1 if they lost, null for a draw, which counts for nobody (104.4). */
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
