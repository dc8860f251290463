/** A player to be paired. */
export interface Contender {
  player: number
  points: number
  /** The numbers of past opponents. */
  met: ReadonlySet<number>
  hadBye: boolean
}

export type Pair = readonly [number, number | null]

/** Attempted pairings after which rematches are allowed: with more rounds than opponents they are unavoidable. */
const MOST_TRIES = 20_000

/**
 * Pairs for a round of a Swiss tournament: players with equal points who haven't met; if their number is odd, the last one without a bye so
 * far gets it. Contenders come in the order of the standings, or in any order in the first round.
 */
export function swissPairs(contenders: readonly Contender[]): Pair[] {
  const bye = contenders.length % 2 === 1 ? byeOf(contenders) : null
  const rest = contenders.filter((one) => one !== bye)
  const search = { tries: 0 }
  const pairs = pairsOf(rest, search, false) ?? pairsOf(rest, search, true) ?? []
  return bye === null ? pairs : [...pairs, [bye.player, null]]
}

function byeOf(contenders: readonly Contender[]): Contender {
  return contenders.findLast(({ hadBye }) => !hadBye) ?? contenders[contenders.length - 1]
}

/** Pairs the first player with the next one they haven't met such that the others can be paired too; null if impossible. */
function pairsOf(rest: readonly Contender[], search: { tries: number }, again: boolean): Pair[] | null {
  if (rest.length === 0) return []
  const [first, ...others] = rest
  for (const [i, other] of others.entries()) {
    if (!again && (first.met.has(other.player) || ++search.tries > MOST_TRIES)) continue
    const left = pairsOf([...others.slice(0, i), ...others.slice(i + 1)], search, again)
    if (left !== null) return [[first.player, other.player], ...left]
  }
  return null
}
