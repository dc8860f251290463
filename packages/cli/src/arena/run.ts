import { DECK_NAMES, deckByName } from "@apnap/cards"
import { type Bout, type BoutResult, bouts, playBout } from "@apnap/players"
import { whole } from "../input.ts"
import { readPlayers } from "../levels.ts"
import { report, summary } from "./report.ts"
import { playShards } from "./shards.ts"

export interface ArenaOptions {
  players: string
  pairs: string
  seed: string
  budget: string
  json?: boolean
  shard?: string
}

/** Plays the pairs of games on all cores, or one share of them in this process. */
export async function arena(options: ArenaOptions): Promise<void> {
  const levels = readPlayers(options.players)
  const pairs = whole(options.pairs, "--pairs", 1)
  const games = bouts(levels, DECK_NAMES, pairs, whole(options.seed, "--seed", 0))
  const budgetMs = whole(options.budget, "--budget", 1)
  if (options.shard !== undefined) return playShard(games, options.shard, budgetMs)
  const results = await playShards(options, games.length)
  const found = summary(levels, results)
  process.stdout.write(options.json ? `${JSON.stringify(found, null, 2)}\n` : `${report(found)}\n`)
}

function playShard(games: readonly Bout[], shard: string, budgetMs: number): void {
  const [index, of] = shard.split("/").map(Number)
  games.forEach((bout, i) => {
    if (i % of !== index) return
    const result: BoutResult = playBout(bout, (name) => deckByName(name)!.main, { budgetMs })
    process.stdout.write(`${JSON.stringify(result)}\n`)
  })
}
