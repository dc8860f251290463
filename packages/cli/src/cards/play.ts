import { writeFile } from "node:fs/promises"
import { type PoolFailure, type PoolResult, playPool } from "@apnap/players"
import { type Json, tell } from "../json.ts"
import { MOST_GAMES, readSeed, whole } from "../numbers.ts"
import { wholeCards } from "./whole-cards.ts"

interface Options {
  games: string
  seed: string
  oneIn: string
  unused?: string
  json?: Json
}

/** Turns after which a game is cut short. */
const TURNS = 40

/** Plays games with a file's fully understood cards and prints how many were used. Failures are listed and set exit code 1. */
export async function playCards(path: string, options: Options): Promise<void> {
  const games = whole(options.games, "--games", 1, MOST_GAMES)
  const seed = readSeed(options.seed)
  const cards = await wholeCards(path, whole(options.oneIn, "--one-in", 1))
  const result = playPool({ cards, seed, games, maxTurns: TURNS, ended: progress })
  const left = cards.filter((card) => !result.used.has(card.name))
  if (options.unused !== undefined)
    await writeFile(options.unused, left.map((card) => `${card.name}\n`).join(""))
  for (const failure of result.failures) process.stderr.write(`${told(failure)}\n`)
  if (result.failures.length > 0) process.exitCode = 1
  const { drawn, cast } = result
  const counts = {
    cards: cards.length,
    drawn: drawn.size,
    cast: cast.size,
    used: result.used.size,
    games: result.games,
    cut: result.cut,
    failed: result.failures.length,
  }
  await tell(
    options.json,
    () => counts,
    () =>
      `${counts.cards} whole cards; ${counts.drawn} drawn, ${counts.cast} cast or played, ${counts.used} used in ${counts.games} games; ` +
      `${counts.cut} games cut, ${counts.failed} failed`,
  )
}

function progress({ games, used, failures }: PoolResult): void {
  if (games % 50 === 0)
    process.stderr.write(`${games} games, ${used.size} cards used, ${failures.length} failed\n`)
}

/** "game of seed 17: message (on the stack: …)". */
function told({ game, message, stack }: PoolFailure): string {
  return `cards/play: game of seed ${game.setup.seed}: ${message} (on the stack: ${stack.join(", ") || "nothing"})`
}
