import type { Level } from "../opponents/opponent.ts"
import type { BoutResult } from "./arena.ts"

/** How the pairs of games went for the first level: the luck of the draw falls to both alike, so that a pair split tells of luck alone. */
export interface Pairs {
  /** Both games won, or one won and one drawn. */
  won: number
  /** One game each, or two draws. */
  split: number
  lost: number
  /** The share of games won with its interval at 95 %, from the spread between pairs: [lower, upper]. */
  interval: readonly [number, number]
}

/** Counts the pairs (two bouts of one seed and the same decks) among these results, in any order. A bout without its other is left out. */
export function pairsOf(level: Level, results: readonly BoutResult[]): Pairs {
  const points = new Map<string, number[]>()
  for (const { seed, decks, levels, winner } of results) {
    const key = `${seed} ${decks.join(" ")}`
    const point = winner < 0 ? 0.5 : levels[winner] === level ? 1 : 0
    points.set(key, [...(points.get(key) ?? []), point])
  }
  const shares = [...points.values()].filter((pair) => pair.length === 2).map(([a, b]) => (a + b) / 2)
  return {
    won: shares.filter((share) => share > 0.5).length,
    split: shares.filter((share) => share === 0.5).length,
    lost: shares.filter((share) => share < 0.5).length,
    interval: around(shares),
  }
}

/** The mean of these shares and 1.96 standard errors to each side; all that is possible for fewer than two. */
function around(shares: readonly number[]): [number, number] {
  const n = shares.length
  if (n < 2) return [0, 1]
  const mean = shares.reduce((a, b) => a + b, 0) / n
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (n - 1)
  const reach = 1.96 * Math.sqrt(variance / n)
  return [Math.max(0, mean - reach), Math.min(1, mean + reach)]
}
