/** A whole number given as an option's value, from `least` to `most`. Throws "cli/number". */
export function whole(text: string, option: string, least: number, most = Number.MAX_SAFE_INTEGER): number {
  const value = numberIn(text)
  if (Number.isInteger(value) && value >= least && value <= most) return value
  const limit = value > most ? `at most ${most}` : `at least ${least}`
  throw new Error(`cli/number: ${option} must be a whole number of ${limit}, not "${text}"`)
}

/** A number given as an option's value, from `least` to `most`. Throws "cli/number". */
export function decimal(text: string, option: string, least: number, most: number): number {
  const value = numberIn(text)
  if (value >= least && value <= most) return value
  throw new Error(`cli/number: ${option} must be a number from ${least} to ${most}, not "${text}"`)
}

/** NaN for a blank, which `Number` reads as 0. */
function numberIn(text: string): number {
  return text.trim() === "" ? Number.NaN : Number(text)
}

/** The first game's seed, small enough that later seeds and values derived from them stay exact. */
export function readSeed(text: string): number {
  return whole(text, "--seed", 0, MOST_SEED)
}

const MOST_SEED = 1_000_000_000_000

/** Maximum games per run: more would never finish. */
export const MOST_GAMES = 10_000_000
/** Seats at a table. */
export const MOST_SEATS = 64
