import { LEVELS, type Level } from "@apnap/players"
import { whole } from "./numbers.ts"

/** Maximum milliseconds per decision: an hour. */
const MOST_BUDGET = 3_600_000
/** Maximum playouts per decision of the strong level. */
export const MOST_LINES = 1_000_000

/** `--budget`: milliseconds per decision. */
export function readBudget(text: string): number {
  return whole(text, "--budget", 1, MOST_BUDGET)
}

/** A level of computer player, by its name. */
export function readLevel(name: string): Level {
  const level = LEVELS.find((known) => known === name)
  if (level === undefined)
    throw new Error(`players/level: no level is called "${name}" (known: ${LEVELS.join(", ")})`)
  return level
}

/** Comma-separated levels. */
export function readLevels(text: string): Level[] {
  return text.split(",").map(readLevel)
}

/** Two comma-separated levels. */
export function readPlayers(text: string): [Level, Level] {
  const [first, second, ...more] = readLevels(text)
  if (second === undefined || more.length > 0)
    throw new Error(`players/pair: two levels are needed, as in "strong,greedy", not "${text}"`)
  return [first, second]
}
