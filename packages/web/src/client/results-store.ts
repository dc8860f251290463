import { create } from "zustand"
import { keepPreference, keptPreference } from "./keep.ts"
import { type Results, type Tally, withEnd, withGame } from "./results.ts"

/** How the person's own games ended, by deck; kept on this device alone. */
export const useResults = create<Results>(() => keptPreference<Results>("results", { games: [], decks: {} }))

function change(to: Results): void {
  useResults.setState(to)
  keepPreference("results", to)
}

export const results = {
  begin: (game: string, deck: string) => change(withGame(useResults.getState(), game, deck)),
  end: (game: string, ended: keyof Tally) => change(withEnd(useResults.getState(), game, ended)),
  /** The deck that a game is played with; undefined where that is not known. */
  deckOf: (game: string) => useResults.getState().games.find(({ id }) => id === game)?.deck,
}
