import { join } from "node:path"
import type { SelfPlay, SelfPlayed } from "@apnap/players"
import { drawnFrom, type PoolOptions } from "../../cards/drawn-from.ts"
import { decimal, readSeed, whole } from "../../numbers.ts"
import { runPool } from "../../pool/pool.ts"
import { readWorkers, type WorkersOption } from "../../pool/workers.ts"
import { makeFolder, parquet } from "../files/files.ts"
import { writeWhole } from "../files/write-whole.ts"
import { readDecks } from "../studies/decks.ts"
import { positionFiles } from "./columns.ts"
import { type Games, positionsTask } from "./task.ts"

export interface PositionsOptions extends WorkersOption, PoolOptions {
  deck: string[]
  decks?: string
  cards?: string
  onlyDrawn?: boolean
  level: string
  slips: string
  games: string
  seed: string
  out: string
}

/** Positions stay in memory until the end: about 2 GB for this many games. For more, use another seed and folder. */
const MOST_GAMES = 20_000
/** Games per batch sent to a thread. */
const PART = 8

/** Plays the games on worker threads and writes their positions; when interrupted, those of the finished games. */
export async function writePositions(options: PositionsOptions): Promise<void> {
  const games = whole(options.games, "--games", 1, MOST_GAMES)
  const play = await readPlay(options)
  await makeFolder(options.out)
  const played: SelfPlayed[] = []
  const size = ({ from, to }: Games) => to - from
  const pool = { workers: readWorkers(options), total: games, unit: "games", size }
  for await (const { output } of runPool(positionsTask, play, parts(games), pool)) played.push(...output)
  played.sort((a, b) => a.game - b.game)
  for (const [name, columns] of Object.entries(positionFiles(played)))
    await writeWhole(join(options.out, `${name}.parquet`), parquet(columns))
  const rows = played.reduce((sum, game) => sum + game.rows.length, 0)
  process.stdout.write(`${rows} positions of ${played.length} games are in ${options.out}\n`)
}

function* parts(games: number): Generator<Games> {
  for (let from = 0; from < games; from += PART) yield { from, to: Math.min(games, from + PART) }
}

async function readPlay(options: PositionsOptions): Promise<SelfPlay> {
  const { cards, onlyDrawn = false, level } = options
  if (level !== "heuristics" && level !== "greedy")
    throw new Error(`lab/level: positions are played by "heuristics" or "greedy", not "${level}"`)
  if (onlyDrawn && cards === undefined) throw new Error("lab/cards: --only-drawn needs --cards")
  const decks = onlyDrawn ? [] : await readDecks({ deck: options.deck, decks: options.decks })
  return {
    seed: readSeed(options.seed),
    decks: decks.map((deck) => deck.cards),
    cards: cards === undefined ? [] : await drawnFrom(cards, options),
    level,
    slips: decimal(options.slips, "--slips", 0, 100) / 100,
  }
}
