/** Results of games with a deck. */
export interface Tally {
  won: number
  lost: number
  drawn: number
}

/** Results of the person's own games. */
export interface Results {
  /** The most recently begun games: their decks, and whether they were counted. */
  games: readonly { id: string; deck: string; counted: boolean }[]
  decks: Readonly<Record<string, Tally>>
}

/** Number of games whose deck is remembered. */
const MOST = 60
const NO_GAMES: Tally = { won: 0, lost: 0, drawn: 0 }

/** Records that a game was begun with a deck. */
export function withGame({ games, decks }: Results, id: string, deck: string): Results {
  return { games: [{ id, deck, counted: false }, ...games].slice(0, MOST), decks }
}

/** Records a finished game: counts it once for its deck, whatever is undone afterwards; ignored if the deck is unknown. */
export function withEnd(results: Results, id: string, ended: keyof Tally): Results {
  const { games, decks } = results
  const found = games.find((game) => game.id === id)
  if (found === undefined || found.counted) return results
  const before = decks[found.deck] ?? NO_GAMES
  return {
    games: games.map((game) => (game === found ? { ...game, counted: true } : game)),
    decks: { ...decks, [found.deck]: { ...before, [ended]: before[ended] + 1 } },
  }
}
