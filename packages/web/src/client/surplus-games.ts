/** How many games are kept, and how much of the device's room they take, in characters of their records. */
export interface KeptLimits {
  readonly games: number
  readonly size: number
}

export const KEPT_LIMITS: KeptLimits = { games: 60, size: 12_000_000 }

/** What matters of a kept game. */
interface Kept {
  readonly id: string
  readonly record: unknown
  readonly summary: { readonly over: boolean } | null
  readonly changed: number
}

/** The games beyond the limits. */
export interface Surplus<Game extends Kept> {
  /** Finished ones, which may go. */
  readonly finished: readonly Game[]
  /** Unfinished ones, which go only if the person agrees. */
  readonly unfinished: readonly Game[]
}

/**
 * The oldest games beyond the limits: finished ones first, and unfinished ones only if those are not enough. Games in `spared`, by id, are
 * counted but never among them.
 */
export function surplusOf<Game extends Kept>(
  games: readonly Game[],
  spared: ReadonlySet<string>,
  limits: KeptLimits = KEPT_LIMITS,
): Surplus<Game> {
  const sizes = new Map(games.map((game) => [game.id, JSON.stringify(game.record).length]))
  let count = games.length
  let size = [...sizes.values()].reduce((sum, one) => sum + one, 0)
  const oldest = games.filter(({ id }) => !spared.has(id)).sort((a, b) => a.changed - b.changed)
  const beyond = (game: Game): boolean => {
    if (count <= limits.games && size <= limits.size) return false
    count -= 1
    size -= sizes.get(game.id) ?? 0
    return true
  }
  const finished = oldest.filter(isOver).filter(beyond)
  return { finished, unfinished: oldest.filter((game) => !isOver(game)).filter(beyond) }
}

function isOver({ summary }: Kept): boolean {
  return summary?.over === true
}
