import type { Level } from "../opponents/opponent.ts"
import type { BoutResult } from "./arena.ts"

/** The results of the pairs of games for the first level: both sides get the same luck of the draw, so a split pair is luck alone. */
export interface Pairs {
  /** Both games won, or one won and one drawn. */
  won: number
  /** One game won by each, or two draws. */
  split: number
  lost: number
  /** The 95 % interval of the share of games won, from the variance between pairs: [lower, upper]. */
  interval: readonly [number, number]
}

/** Counts the pairs (two bouts with the same seed and decks) among results in any order. Bouts without a partner are ignored. */
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

/** The mean of these shares ± 1.96 standard errors; the whole range if there are fewer than two. */
function around(shares: readonly number[]): [number, number] {
  const n = shares.length
  if (n < 2) return [0, 1]
  const mean = shares.reduce((a, b) => a + b, 0) / n
  const variance = shares.reduce((sum, share) => sum + (share - mean) ** 2, 0) / (n - 1)
  const reach = 1.96 * Math.sqrt(variance / n)
  return [Math.max(0, mean - reach), Math.min(1, mean + reach)]
}
