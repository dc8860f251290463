import type { Command } from "commander"
import type { CardOptions, LoadedDeck } from "../input.ts"
import { collect } from "./collect.ts"

interface Options extends CardOptions {
  deck: string[]
  variant: string[]
  seats?: string
  ruleset?: string
  games: string
  seed: string
  players: string
  budget: string
  json?: boolean | string
  fixtures?: string
}

/** `apnap sim`: games between decks by computer players, with rates. */
export function register(program: Command): void {
  program
    .command("sim")
    .description("Play games between decks by computer players")
    .option("--deck <name or file>", "a deck; give it twice, or once for each player", collect, [])
    .option(
      "--variant <name>",
      "a variant, as freeForAll, commander or planechase; may be given again",
      collect,
      [],
    )
    .option("--seats <n>", "number of players, for variants")
    .option("--ruleset <name>", "the rules of a date, as 2003-07 (apnap eras lists them)")
    .option("--cards <file>", "card file for what is not embedded, instead of the imported cards")
    .option("--insist", "play with cards that are understood only in part")
    .option("--games <n>", "number of games", "100")
    .option("--seed <n>", "seed of the first game", "1")
    .option(
      "--players <levels>",
      "who plays: random, beginner, greedy or strong for all, or one for each deck with commas between",
      "random",
    )
    .option("--budget <ms>", "time for one decision of the strong level", "1500")
    .option("--json", "print the result as JSON")
    .option("--fixtures <folder>", "keep a game that fails as a replay fixture in this folder")
    .action(run)
}

async function run(options: Options): Promise<void> {
  const { simulate } = await import("@apnap/players")
  const { MOST_GAMES, whole } = await import("../input.ts")
  const { variantTable } = await import("../variant-table.ts")
  const { readLevels } = await import("../levels.ts")
  const { readRuleset } = await import("../ruleset.ts")
  const ruleset = readRuleset(options.ruleset).name
  const players = readLevels(options.players)
  const budgetMs = whole(options.budget, "--budget", 1)
  const table = options.variant.length > 0 ? await variantTable(options) : await duel(options)
  const { variant } = options
  const games = whole(options.games, "--games", 1, MOST_GAMES)
  const seed = whole(options.seed, "--seed", 0)
  const result = await keepingFailure(options.fixtures, () =>
    simulate({ ...table, variant, ruleset, games, seed, players, budgetMs }),
  )
  if (options.json) return void process.stdout.write(`${JSON.stringify(result, null, 2)}\n`)
  const rate = (n: number) => Math.round(n).toLocaleString("en")
  const wins = Object.entries(result.winRates).map(
    ([name, share]) => `  ${name}: ${(share * 100).toFixed(1)} %`,
  )
  const lines = [
    `${result.games} games, ${rate(result.decisions)} decisions in ${result.seconds.toFixed(2)} s`,
    `${rate(result.decisionsPerSecond)} decisions/s, ${rate(result.gamesPerSecond)} games/s`,
    `${((100 * result.choices) / Math.max(1, result.windows)).toFixed(1)} % of priority windows had more than one option`,
    `${result.meanTurns.toFixed(1)} turns a game, ${result.draws} draws, ${result.cut} cut`,
    "wins:",
    ...wins,
  ]
  process.stdout.write(`${lines.join("\n")}\n`)
}

/** Two decks against each other; one deck against itself. */
async function duel({ deck, ...options }: Options): Promise<{ decks: LoadedDeck[] }> {
  const { loadDeck } = await import("../input.ts")
  const names = deck.length === 0 ? ["midrange"] : deck
  const decks = await Promise.all([names[0], names[1] ?? names[0]].map((name) => loadDeck(name, options)))
  if (decks[0].name === decks[1].name) decks[1] = { ...decks[1], name: `${decks[1].name} (2)` }
  return { decks }
}

/** Runs the simulation; a game that fails is written as a fixture, named by its seed, before the failure is reported. */
async function keepingFailure<T>(folder: string | undefined, simulation: () => T): Promise<T> {
  try {
    return simulation()
  } catch (error) {
    const { GameFailure } = await import("@apnap/players")
    if (folder === undefined || !(error instanceof GameFailure)) throw error
    const { mkdirSync, writeFileSync } = await import("node:fs")
    const { join } = await import("node:path")
    mkdirSync(folder, { recursive: true })
    const file = join(folder, `sim-${error.game.setup.seed}.json`)
    writeFileSync(file, `${JSON.stringify(error.fixture())}\n`)
    throw new Error(`${error.message}; kept in ${file}`, { cause: error })
  }
}
