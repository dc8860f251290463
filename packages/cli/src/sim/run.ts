import { addTally, emptyTally, type Level, type Simulation, simulationResult } from "@apnap/players"
import { type CardOptions, type LoadedDeck, loadDeck } from "../input.ts"
import { type Json, tell } from "../json.ts"
import { readBudget, readLevels } from "../levels.ts"
import { MOST_GAMES, readSeed, whole } from "../numbers.ts"
import { runPool } from "../pool/pool.ts"
import { readWorkers, type WorkersOption } from "../pool/workers.ts"
import { readRuleset } from "../ruleset.ts"
import { variantTable, withAnte } from "../variant-table.ts"
import { report } from "./report.ts"
import { type Games, simTask } from "./task.ts"

export interface SimOptions extends CardOptions, WorkersOption {
  deck: string[]
  variant: string[]
  ante?: boolean
  seats?: string
  ruleset?: string
  games: string
  seed: string
  players: string
  budget: string
  json?: Json
  fixtures?: string
}

/** Plays the games on worker threads. When interrupted, reports the finished ones. */
export async function sim(options: SimOptions): Promise<void> {
  const simulation = await readSimulation(options)
  const workers = readWorkers(options)
  const tally = emptyTally()
  const began = performance.now()
  const pool = { workers, total: simulation.games, unit: "games", size: ({ from, to }: Games) => to - from }
  const context = { simulation, fixtures: options.fixtures }
  for await (const { output } of runPool(simTask, context, parts(simulation, workers), pool))
    addTally(tally, output)
  if (tally.games === 0) return
  const result = simulationResult(simulation, tally, (performance.now() - began) / 1000)
  await tell(
    options.json,
    () => result,
    () => report(result),
  )
}

async function readSimulation(options: SimOptions): Promise<Simulation> {
  const ruleset = readRuleset(options.ruleset).name
  const players = readLevels(options.players)
  const budgetMs = readBudget(options.budget)
  const games = whole(options.games, "--games", 1, MOST_GAMES)
  const seed = readSeed(options.seed)
  const { variant } = options
  const table = variant.length > 0 ? await variantTable(options) : await duel(options)
  return { ...table, variant: withAnte(options), ruleset, games, seed, players, budgetMs }
}

/** Random games take milliseconds: a batch of this many makes the transfer cost negligible. */
const MOST_IN_A_PART = 32
/** Batches per thread, enough that all threads finish at about the same time. */
const PARTS = 8

/** The games in batches. A game depends only on its number, so any split works. */
function* parts({ games, players }: Simulation, workers: number): Generator<Games> {
  const quick = (players ?? []).every((level: Level) => level === "random")
  const size = quick ? Math.min(MOST_IN_A_PART, Math.ceil(games / (workers * PARTS))) : 1
  for (let from = 0; from < games; from += size) yield { from, to: Math.min(games, from + size) }
}

/** Two decks play each other; a single one plays itself. */
async function duel({ deck, ...options }: SimOptions): Promise<{ decks: LoadedDeck[] }> {
  const names = deck.length === 0 ? ["midrange"] : deck
  const decks = await Promise.all([names[0], names[1] ?? names[0]].map((name) => loadDeck(name, options)))
  if (decks[0].name === decks[1].name) decks[1] = { ...decks[1], name: `${decks[1].name} (2)` }
  return { decks }
}
