/** How games with a deck ended. */
export interface Tally {
  won: number
  lost: number
  drawn: number
}

/** How the person's own games ended. */
export interface Results {
  /** The games that were begun last, by id: with which deck, and whether they were counted. */
  games: readonly { id: string; deck: string; counted: boolean }[]
  decks: Readonly<Record<string, Tally>>
}

/** Of so many games it is known with which deck they are played. */
const MOST = 60
const NO_GAMES: Tally = { won: 0, lost: 0, drawn: 0 }

/** A game has begun with a deck. */
export function withGame({ games, decks }: Results, id: string, deck: string): Results {
  return { games: [{ id, deck, counted: false }, ...games].slice(0, MOST), decks }
}

/** A game has ended: it counts once for its deck, whatever is taken back afterwards, and not where that is not known. */
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
