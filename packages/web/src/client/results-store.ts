import { create } from "zustand"
import { keepPreference, keptPreference } from "./keep.ts"
import { type Results, type Tally, withEnd, withGame } from "./results.ts"

/** Results of the person's own games by deck; stored on this device only. */
export const useResults = create<Results>(() => keptPreference<Results>("results", { games: [], decks: {} }))

function change(to: Results): void {
  useResults.setState(to)
  keepPreference("results", to)
}

export const results = {
  begin: (game: string, deck: string) => change(withGame(useResults.getState(), game, deck)),
  end: (game: string, ended: keyof Tally) => change(withEnd(useResults.getState(), game, ended)),
  /** The deck of a game; undefined if unknown. */
  deckOf: (game: string) => useResults.getState().games.find(({ id }) => id === game)?.deck,
}
