import type { Pair } from "./swiss.ts"

/**
 * Pairs for a round of an elimination tournament. `left` are the players without a loss in the order of the bracket: neighbours meet. The
 * first ones get a bye where their number is no power of two, so that after the first round it is one;
 * so does a player who is alone.
 */
export function eliminationPairs(left: readonly number[]): Pair[] {
  const byes = 2 ** Math.ceil(Math.log2(left.length)) - left.length
  const playing = left.slice(byes)
  const matches = playing.flatMap((one, i): Pair[] => (i % 2 === 0 ? [[one, playing[i + 1] ?? null]] : []))
  return [...left.slice(0, byes).map((player): Pair => [player, null]), ...matches]
}
