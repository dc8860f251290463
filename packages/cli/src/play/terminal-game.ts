import { writeFile } from "node:fs/promises"
import { type Answer, Game, GameError, objectView, ruleNumber } from "@apnap/engine"
import type { Opponent } from "@apnap/players"
import { Loops } from "@apnap/session"
import { PASS } from "@apnap/session/protocol"
import { cardNameIn, damageFirst, entryOf, type Language, reasonIn, showsOnBoard, tell } from "@apnap/words"
import { askPerson, type Reply } from "./ask.ts"
import { drawBoard } from "./board.ts"
import { PHRASES, type Phrases } from "./phrases.ts"
import type { Terminal } from "./terminal.ts"

/** The seat of who types. */
export const PERSON = 0
export const SAVE_FILE = "apnap-save.json"

/** A game of the person at the terminal against computer players. */
export class TerminalGame {
  #game: Game
  readonly #computer: Opponent
  readonly #terminal: Terminal
  readonly #language: Language
  /** A saved game per decision of the person, for undo. */
  readonly #before: string[] = []
  /** The events already printed. */
  #told: number
  #loops = new Loops()
  /** 732.2: how often the loop under way was made and told. */
  #rounds = 0

  constructor(game: Game, computer: Opponent, terminal: Terminal, language: Language) {
    this.#game = game
    this.#told = game.eventCount
    this.#computer = computer
    this.#terminal = terminal
    this.#language = language
    this.#loops.of(PERSON)
  }

  get game(): Game {
    return this.#game
  }

  /** Plays until the game is over. Throws `Left`. */
  async play(): Promise<void> {
    while (this.#game.decision !== null) {
      try {
        await this.#goOn()
      } catch (error) {
        if (!(error instanceof GameError)) throw error
        this.#loops.of(PERSON).end() // 733.1: what was refused was not done.
        const rule = error.rule === undefined ? "" : ` (${ruleNumber(this.#game.state.ruleset, error.rule)})`
        this.#terminal.warn(`${reasonIn(error.message, this.#language)}${rule}`)
      }
    }
    this.#tellNews()
    this.#tellEnd()
  }

  /** The next decision. */
  async #goOn(): Promise<void> {
    const answer = this.#ownAnswer()
    if (answer === null) await this.#ask()
    else this.#decide(answer)
  }

  /** The answer of a computer player, of the person's loop, or to a decision without a choice; null if the person is asked. */
  #ownAnswer(): Answer | null {
    const { decision, decider, state } = this.#game
    if (decision === null) return null
    if (decider !== PERSON) return this.#computer.answer(this.#game, decider)
    const again = this.#loops.of(PERSON).next(state, decision)
    if (again !== null) return again
    const canAct =
      decision.kind !== "priority" ||
      decision.options.some((o) => o.do !== "pass" && !(o.do === "activate" && o.mana))
    return canAct ? null : PASS
  }

  #decide(answer: Answer): void {
    const { asked, state, decision, decider } = this.#game
    if (decision === null) return
    const note = this.#loops.answers(state, asked.find((one) => one.decider === decider) ?? asked[0], answer)
    this.#game.decide(decision, answer)
    note()
    const { done, left } = this.#loops.of(PERSON)
    if (left === 0 || done === this.#rounds) return
    // Of a loop only the end is told: all times were the same.
    this.#rounds = done
    this.#told = this.#game.eventCount
  }

  async #ask(): Promise<void> {
    const { decision } = this.#game
    if (decision === null) return
    this.#tellNews()
    this.#terminal.say(drawBoard(this.#game.view(PERSON), this.#words))
    const repeats = this.#loops.of(PERSON).isOffered(this.#game.state, decision)
    await this.#follow(await askPerson(this.#terminal, this.#game, { decision, repeats }, this.#language))
  }

  async #follow(reply: Reply): Promise<void> {
    if ("answer" in reply) return this.#answer(reply.answer)
    if ("repeat" in reply) return this.#repeat(reply.repeat)
    if (reply.command === "save") return writeFile(SAVE_FILE, this.#game.save())
    const save = this.#before.pop()
    if (save === undefined) return
    this.#game = Game.load(save)
    this.#told = Math.min(this.#told, this.#game.eventCount)
    this.#loops = new Loops()
    this.#loops.of(PERSON)
  }

  #answer(answer: Answer): void {
    this.#before.push(this.#game.save())
    this.#decide(answer)
  }

  /** 732.2: the loop's choices are made as they come up, so that each other player has their chance to do something else. */
  #repeat(times: number): void {
    const { decision, state } = this.#game
    if (decision === null) return
    this.#rounds = 0
    if (this.#loops.of(PERSON).begin(state, decision, times)) this.#before.push(this.#game.save())
  }

  /** Prints new events, and how often a loop was repeated. */
  #tellNews(): void {
    const { state } = this.#game
    const line = (rule: string, text: string) => [`  ${ruleNumber(state.ruleset, rule).padEnd(8)} ${text}`]
    if (this.#rounds > 0) this.#terminal.say(line("732.2", this.#words.repeated(this.#rounds)))
    this.#rounds = 0
    const events = this.#game.history()
    const said = damageFirst(events.slice(this.#told)).flatMap((event) => {
      const text = showsOnBoard(event) ? null : tell(entryOf(state, event, PERSON), this.#language)
      return text === null ? [] : line(event.rule, text)
    })
    for (const [text, times] of counted(said)) this.#terminal.say([times === 1 ? text : `${text} ×${times}`])
    this.#told = events.length
  }

  #tellEnd(): void {
    const { over, players, ruleset } = this.#game.state
    if (over === null) return
    const names = over.winners.map((p) => players[p].name)
    const cards = (over.ante ?? [])
      .map((id) => objectView(this.#game.state, id, PERSON).name)
      .map((name) => cardNameIn(name, this.#language))
    if (cards.length > 0) this.#terminal.say([this.#words.wonAnte(names, cards)])
    this.#terminal.end(this.#words.over(names, ruleNumber(ruleset, over.rule)))
  }

  get #words(): Phrases {
    return PHRASES[this.#language]
  }
}

/** Lines in a row that are the same, as one with their number. */
function counted(lines: readonly string[]): readonly (readonly [text: string, times: number])[] {
  const starts = lines.flatMap((line, i) => (i > 0 && line === lines[i - 1] ? [] : [i]))
  return starts.map((start, i) => [lines[start], (starts[i + 1] ?? lines.length) - start])
}
