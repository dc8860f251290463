import { randomInt } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { Game } from "@apnap/engine"
import { choosePlayer } from "@apnap/players"
import { speakNames } from "../cards/french-names.ts"
import type { CardOptions } from "../input.ts"
import { readLanguage } from "../language.ts"
import { readLevel } from "../levels.ts"
import { readSeed } from "../numbers.ts"
import { readRuleset } from "../ruleset.ts"
import { variantTable, withAnte } from "../variant-table.ts"
import { PHRASES, type Phrases } from "./phrases.ts"
import { Left, openTerminal, type Terminal } from "./terminal.ts"
import { PERSON, SAVE_FILE, TerminalGame } from "./terminal-game.ts"

interface PlayOptions extends CardOptions {
  deck?: string
  against: string[]
  variant: string[]
  ante?: boolean
  seats?: string
  ruleset?: string
  seed?: string
  load?: string
  level: string
  lang: string
}

/** A terminal game: you are the first player. Ctrl-C leaves; the game is saved to a file. */
export async function playAtTerminal(options: PlayOptions): Promise<void> {
  const language = readLanguage(options.lang)
  const words = PHRASES[language]
  const computer = choosePlayer(readLevel(options.level), randomInt(2 ** 31))
  const game = await open(options, words)
  await speakNames(language, options.cards)
  const terminal = openTerminal()
  terminal.begin("Apnap")
  const played = new TerminalGame(game, computer, terminal, language)
  try {
    await played.play()
  } catch (error) {
    if (!(error instanceof Left)) throw error
    await leave(terminal, played.game, words, error)
  }
}

async function open(options: PlayOptions, words: Phrases): Promise<Game> {
  if (options.load !== undefined) return Game.load(await readFile(options.load, "utf8"))
  const ruleset = readRuleset(options.ruleset).name
  const seed = options.seed === undefined ? randomInt(2 ** 31) : readSeed(options.seed)
  const { decks, roles, seats } = await variantTable({ ...options, deck: deckNames(options) })
  const players = Array.from({ length: seats }, (_, seat) => {
    const { cards, ...beside } = decks[seat % decks.length]
    const name = seat === PERSON ? words.you : words.computer(seats === 2 ? "" : ` ${seat}`)
    return { ...roles[seat], deck: cards, ...beside, name }
  })
  return Game.start({ players, variant: withAnte(options), ruleset, seed })
}

/** Your deck, then the computer's; none to use the variant's default decks. */
function deckNames({ deck, against, variant }: PlayOptions): string[] {
  if (deck === undefined && against.length === 0 && variant.length > 0) return []
  return [deck ?? "midrange", ...(against.length > 0 ? against : ["aggro"])]
}

/** Saves the game; if the input has ended, says so and sets exit code 1. */
async function leave(terminal: Terminal, game: Game, words: Phrases, { closed }: Left): Promise<void> {
  await writeFile(SAVE_FILE, game.save())
  terminal.end(`${closed ? `${words.inputEnded} ` : ""}${words.saved(SAVE_FILE)}`)
  if (closed) process.exitCode = 1
}
