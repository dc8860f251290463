import { DECK_NAMES, deckByName } from "@apnap/cards"
import { type Bout, bouts, type Level, playBout, type Thinking } from "@apnap/players"
import { MOST_GAMES, whole } from "../input.ts"
import { readPlayers } from "../levels.ts"
import { Teller } from "./lost.ts"
import { report, summary } from "./report.ts"
import { playShards } from "./shards.ts"

export interface ArenaOptions {
  players: string
  pairs: string
  seed: string
  budget: string
  lines?: string
  lost?: string
  json?: boolean
  shard?: string
}

/** Plays the pairs of games on all cores, or one share of them in this process. */
export async function arena(options: ArenaOptions): Promise<void> {
  const levels = readPlayers(options.players)
  const pairs = whole(options.pairs, "--pairs", 1, MOST_GAMES / 2)
  const games = bouts(levels, DECK_NAMES, pairs, whole(options.seed, "--seed", 0))
  const thinking: Thinking = {
    budgetMs: whole(options.budget, "--budget", 1),
    ...(options.lines !== undefined && { lines: whole(options.lines, "--lines", 1) }),
  }
  if (options.shard !== undefined) return playShard(games, levels[0], thinking, options)
  const results = await playShards(options, games.length)
  const found = summary(levels, results)
  process.stdout.write(options.json ? `${JSON.stringify(found, null, 2)}\n` : `${report(found)}\n`)
}

async function playShard(
  games: readonly Bout[],
  first: Level,
  thinking: Thinking,
  { shard, lost }: ArenaOptions,
): Promise<void> {
  const [index, of] = shard!.split("/").map(Number)
  for (const [i, bout] of games.entries()) {
    if (i % of !== index) continue
    const teller = lost === undefined ? undefined : new Teller()
    const result = playBout(bout, (name) => deckByName(name)!.main, { thinking, watch: teller?.listen })
    if (lost !== undefined && result.levels[result.winner] !== first) await teller?.write(lost, bout)
    process.stdout.write(`${JSON.stringify(result)}\n`)
  }
}
