/** A player who is to be paired: the best come first. */
export interface Contender {
  player: number
  points: number
  /** Whom they have played. */
  met: ReadonlySet<number>
  hadBye: boolean
}

export type Pair = readonly [number, number | null]

/** Tries of pairs after which who has met may meet again: a tournament with more rounds than opponents has no other pairs. */
const MOST_TRIES = 20_000

/**
 * Pairs of a round of a Swiss tournament: those with equal points play each other, as far as they have not met; of an odd number the last who has had none has a bye.
 * Contenders come in the order of the standings, in the first round in any.
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

/** The first may play the next whom they have not met, if the others can be paired too; null where they can't. */
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
