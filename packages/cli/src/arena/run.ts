import { type BoutResult, bouts, type Thinking } from "@apnap/players"
import { type Json, tell } from "../json.ts"
import { MOST_LINES, readBudget, readPlayers } from "../levels.ts"
import { readSeed, whole } from "../numbers.ts"
import { runPool } from "../pool/pool.ts"
import { readWorkers, type WorkersOption } from "../pool/workers.ts"
import { type DrawnOptions, readDecks } from "./decks.ts"
import { report, summary } from "./report.ts"
import { arenaTask } from "./task.ts"

export interface ArenaOptions extends WorkersOption, DrawnOptions {
  players: string
  pairs: string
  seed: string
  budget: string
  lines?: string
  lost?: string
  json?: Json
}

/** Limits memory: all results are kept until the end. */
const MOST_PAIRS = 500_000

/** Plays the pairs of games on worker threads. When interrupted, reports the finished ones. */
export async function arena(options: ArenaOptions): Promise<void> {
  const levels = readPlayers(options.players)
  const pairs = whole(options.pairs, "--pairs", 1, MOST_PAIRS)
  const decks = await readDecks(options)
  const games = bouts(levels, Object.keys(decks), pairs, readSeed(options.seed))
  const thinking: Thinking = {
    budgetMs: readBudget(options.budget),
    ...(options.lines !== undefined && { lines: whole(options.lines, "--lines", 1, MOST_LINES) }),
  }
  const context = { thinking, first: levels[0], lost: options.lost, decks }
  const results: BoutResult[] = []
  const pool = { workers: readWorkers(options), total: games.length, unit: "games" }
  for await (const { index, output } of runPool(arenaTask, context, games, pool)) results[index] = output
  const played = results.filter(() => true)
  if (played.length === 0) return
  const found = summary(levels, played)
  await tell(
    options.json,
    () => found,
    () => report(found),
  )
}
