/** The 95 % Wilson score interval of a share: [lower, upper]. */
export function wilson(wins: number, games: number): [number, number] {
  if (games === 0) return [0, 1]
  const z = 1.96
  const share = wins / games
  const denominator = 1 + z ** 2 / games
  const centre = share + z ** 2 / (2 * games)
  const spread = z * Math.sqrt((share * (1 - share)) / games + z ** 2 / (4 * games ** 2))
  return [Math.max(0, (centre - spread) / denominator), Math.min(1, (centre + spread) / denominator)]
}
