/** The mean of the observations, and the half width of its 95 % interval. */
export interface Estimate {
  count: number
  mean: number
  halfWidth: number
}

const Z = 1.96

/**
 * The estimate from independent observations with a range of 1 (shares of games won) or 2 (their differences). It may be recomputed while
 * more is played: the rule of Chow and Robbins (1965) is to stop once the half width is as requested. Their 1/n added to the variance
 * prevents a lucky start with too little variance from stopping early; as the width shrinks, the interval covers the truth in 95 % of runs,
 * with no more games than if the variance had been known in advance. Wald's test would tell which deck is better, not by how much; an
 * always-valid interval (a confidence sequence) needs half as many games again.
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

/**
 * Number of observations at the next look, given the current number: an eighth more, large enough stages to keep many cores busy with
 * little overshoot.
 */
export function nextLook(count: number): number {
  const whole = Math.ceil((count * 9) / 8 / FIRST_STAGE) * FIRST_STAGE
  return Math.max(whole, count + FIRST_STAGE)
}
