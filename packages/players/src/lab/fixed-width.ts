/** The mean of what was observed, and the half width of its interval at 95 %. */
export interface Estimate {
  count: number
  mean: number
  halfWidth: number
}

const Z = 1.96

/**
 * The estimate from independent observations that lie within a range of 1 (shares of won games) or 2 (differences of these).
 *
 * It may be asked for again and again while more is played: it is that of Chow and Robbins (1965), whose rule is to stop once the half width is as asked for.
 * Their 1/n beside the variance keeps a lucky beginning with too little spread from ending the sampling early; the interval covers
 * the truth in 95 % of all runs as the width gets small, and needs no more games than if the variance had been known before. Wald's test
 * would ask which deck is better, not how much; an interval that is valid at every moment (a confidence sequence) needs half as many games again.
 */
export function estimate(observations: readonly number[]): Estimate {
  const count = observations.length
  if (count < 2)
    return { count, mean: count === 0 ? Number.NaN : observations[0], halfWidth: Number.POSITIVE_INFINITY }
  const mean = observations.reduce((sum, x) => sum + x, 0) / count
  const variance = observations.reduce((sum, x) => sum + (x - mean) ** 2, 0) / (count - 1)
  return { count, mean, halfWidth: Z * Math.sqrt((variance + 1 / count) / count) }
}

const FIRST_STAGE = 64

/** How many observations there should be at the next look, after so many. An eighth more each time: the larger stages keep many cores at work, and overshoot little. */
export function nextLook(count: number): number {
  const whole = Math.ceil((count * 9) / 8 / FIRST_STAGE) * FIRST_STAGE
  return Math.max(whole, count + FIRST_STAGE)
}
