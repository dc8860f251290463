import { randomInt } from "node:crypto"
import { readFile, writeFile } from "node:fs/promises"
import { Game, GameError, objectView, ruleNumber } from "@apnap/engine"
import { choosePlayer } from "@apnap/players"
import { entryOf, type Language, reasonIn, showsOnBoard, tell } from "@apnap/words"
import type { CardOptions } from "../input.ts"
import { readLanguage } from "../language.ts"
import { readLevel } from "../levels.ts"
import { readSeed } from "../numbers.ts"
import { readRuleset } from "../ruleset.ts"
import { variantTable, withAnte } from "../variant-table.ts"
import { askPerson } from "./ask.ts"
import { drawBoard } from "./board.ts"
import { PHRASES, type Phrases } from "./phrases.ts"
import { Left, openTerminal, type Terminal } from "./terminal.ts"

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

const PERSON = 0
const SAVE_FILE = "apnap-save.json"

/** A terminal game: you are the first player. Ctrl-C leaves; the game is saved to a file. */
export async function playAtTerminal(options: PlayOptions): Promise<void> {
  const language = readLanguage(options.lang)
  const words = PHRASES[language]
  const computer = choosePlayer(readLevel(options.level), randomInt(2 ** 31))
  let game = await open(options, words)
  /** A saved game per decision of yours, for undo. */
  const before: string[] = []
  const terminal = openTerminal()
  terminal.begin("Apnap")
  let told = game.eventCount
  while (game.decision !== null) {
    const { decision } = game
    try {
      if (game.decider !== PERSON) game.decide(decision, computer.answer(game, game.decider))
      else if (
        decision.kind === "priority" &&
        decision.options.every((o) => o.do === "pass" || (o.do === "activate" && o.mana))
      )
        game.decide(decision, 0)
      else {
        told = tellNews(terminal, game, told, language)
        terminal.say(drawBoard(game.view(PERSON), words))
        const reply = await askPerson(terminal, game, decision, language)
        if ("answer" in reply) {
          before.push(game.save())
          game.decide(decision, reply.answer)
        } else if (reply.command === "save") await writeFile(SAVE_FILE, game.save())
        else if (before.length > 0) {
          game = Game.load(before.pop()!)
          told = Math.min(told, game.eventCount)
        }
      }
    } catch (error) {
      if (error instanceof Left) return leave(terminal, game, words, error)
      if (!(error instanceof GameError)) throw error
      const rule = error.rule === undefined ? "" : ` (${ruleNumber(game.state.ruleset, error.rule)})`
      terminal.warn(`${reasonIn(error.message, language)}${rule}`)
    }
  }
  tellNews(terminal, game, told, language)
  const { winners, rule, ante = [] } = game.state.over!
  const names = winners.map((p) => game.state.players[p].name)
  const cards = ante.map((id) => objectView(game.state, id, PERSON).name)
  if (cards.length > 0) terminal.say([words.wonAnte(names, cards)])
  terminal.end(words.over(names, ruleNumber(game.state.ruleset, rule)))
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

/** Prints new events; returns how many have been printed in all. */
function tellNews(terminal: Terminal, game: Game, told: number, language: Language): number {
  const events = game.history()
  for (const event of events.slice(told)) {
    const line = showsOnBoard(event) ? null : tell(entryOf(game.state, event, PERSON), language)
    if (line !== null) terminal.say([`  ${ruleNumber(game.state.ruleset, event.rule).padEnd(8)} ${line}`])
  }
  return events.length
}

/** Saves the game; if the input has ended, says so and sets exit code 1. */
async function leave(terminal: Terminal, game: Game, words: Phrases, { closed }: Left): Promise<void> {
  await writeFile(SAVE_FILE, game.save())
  terminal.end(`${closed ? `${words.inputEnded} ` : ""}${words.saved(SAVE_FILE)}`)
  if (closed) process.exitCode = 1
}
