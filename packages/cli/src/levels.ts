import { LEVELS, type Level } from "@apnap/players"

/** A level of computer player, by its name. */
export function readLevel(name: string): Level {
  const level = LEVELS.find((known) => known === name)
  if (level === undefined)
    throw new Error(`players/level: no level is called "${name}" (known: ${LEVELS.join(", ")})`)
  return level
}

/** Levels, separated by commas. */
export function readLevels(text: string): Level[] {
  return text.split(",").map(readLevel)
}

/** Two levels, separated by a comma. */
export function readPlayers(text: string): [Level, Level] {
  const [first, second, ...more] = readLevels(text)
  if (second === undefined || more.length > 0)
    throw new Error(`players/pair: two levels are needed, as in "strong,greedy", not "${text}"`)
  return [first, second]
}
