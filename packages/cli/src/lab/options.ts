import { LEAST_GAMES, type Level, type Limits } from "@apnap/players"
import type { CardOptions } from "../input.ts"
import type { Json } from "../json.ts"
import { MOST_LINES, readLevel } from "../levels.ts"
import { decimal, readSeed, whole } from "../numbers.ts"
import type { WorkersOption } from "../pool/workers.ts"

/** Options common to all studies. */
export interface LabOptions extends CardOptions, WorkersOption {
  level: string
  lines: string
  within: string
  games: string
  seed: string
  out: string
  json?: Json
  /** The database whose workers play; without one, this machine plays. */
  db?: string
  patience: string
}

/** How a study's games are played, and the first seed. */
export interface Play {
  level: Level
  lines: number
  seed: number
}

export function readPlay({ level, lines, seed }: LabOptions): Play {
  return {
    level: readLevel(level),
    lines: whole(lines, "--lines", 1, MOST_LINES),
    seed: readSeed(seed),
  }
}

/** Maximum games per contest: more would never finish. */
const MOST_GAMES = 1_000_000

/** The stopping rule; `--within` is in percentage points. */
export function readLimits({ within, games }: LabOptions): Limits {
  return {
    halfWidth: decimal(within, "--within", 0.1, 50) / 100,
    mostGames: whole(games, "--games", LEAST_GAMES, MOST_GAMES),
  }
}
