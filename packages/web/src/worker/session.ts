import { type Answer, Game, type PlayerId, ruleNumber } from "@apnap/engine"
import type { Level } from "@apnap/players"
import { RunningGame, type Thought } from "@apnap/session"
import type { Explained, Until, WhyAsked } from "@apnap/session/protocol"
import type { GameRecord, LogEntry, Move, Payment, Reason, Settings, Table } from "../protocol/table.ts"
import { PERSON, startGame } from "./setup.ts"

let games = 0

/**
 * A game of a person against computer players, and all that the page asks of it. It goes on by `step`, one decision at a time, until the
 * person is asked; `thought` is what a computer player thinks before it.
 */
export class Session {
  readonly #running: RunningGame
  readonly #from: GameRecord["from"]
  #otherLine: readonly Move[] = []

  /** How many moves of the record could not be followed, as when it was made by other rules code. */
  readonly lost: number

  /** Throws what `startGame` and `Game.load` throw. A record that can't be followed to its end stops where it could. */
  constructor(record: GameRecord, settings: Settings) {
    const { from, moves } = record
    this.#from = from
    this.#running = new RunningGame("save" in from ? Game.load(from.save) : startGame(from), {
      people: new Map([[PERSON, settings]]),
      level: from.level,
      seed: from.seed,
      variant: from.variant ?? "",
      nextNumber: () => ++games,
      keep: { every: 1, along: true },
      mostEntries: Number.POSITIVE_INFINITY,
      recalledEntries: Number.POSITIVE_INFINITY,
    })
    this.lost = moves.length - this.#running.follow(moves)
  }

  get level(): Level {
    return this.#from.level
  }

  get record(): GameRecord {
    return { apnapTable: 1, from: this.#from, moves: this.#running.moves }
  }

  /** Who decides next; -1 when the game is over. */
  get decider(): PlayerId {
    return this.#running.game.decider
  }

  /** A session of the line that the last way back left, with this one as its other line. */
  get other(): Session {
    const { settings } = this.#running.seat(PERSON)
    const other = new Session({ ...this.record, moves: this.#otherLine }, settings)
    other.#otherLine = this.#running.moves
    return other
  }

  get isOver(): boolean {
    return this.#running.game.over
  }

  set settings(settings: Settings) {
    this.#running.seat(PERSON).settings = settings
  }

  /** Whether the person has a decision to make now, and is to be asked. */
  get asksPerson(): boolean {
    return this.#running.waitedFor.length > 0
  }

  /** The spell or ability of another player that the person has not been shown, and will not be asked about; null when there is none. */
  get showing(): number | null {
    return this.#running.seat(PERSON).showing(this.#running.game)
  }

  /** The person has seen what is on the stack. */
  acknowledge(): void {
    this.#running.seat(PERSON).acknowledge(this.#running.game.state)
  }

  /** The thinking of the computer player who decides now; null when the decision is the person's, or leaves no choice. */
  get thought(): Thought | null {
    return this.#running.thought
  }

  /** Makes the decision that is not to be asked for: with the answer that `thought` came to, else with the only one. Returns whether there is something new to see. */
  step(answer: Answer | null = null): boolean {
    const { log } = this.#running.seat(PERSON)
    const told = this.#running.step(answer)
    return log.from(told).log.some(({ kind }) => WORTH_SEEING.has(kind))
  }

  /** The person's answer to their decision number `at`. Throws a `GameError` and changes nothing when it is refused or late. */
  answer(at: number, answer: Answer, game = this.#running.number): void {
    this.#running.answer(PERSON, game, at, answer)
  }

  /** Passes priority now, and goes on passing. */
  pass(at: number, until: Until, game = this.#running.number): void {
    this.#running.pass(PERSON, game, at, until)
  }

  stopPassing(): void {
    this.#running.seat(PERSON).stopPassing()
  }

  /** Goes back to one of the person's decisions. */
  undo(to: number): void {
    const left = this.#running.moves
    this.#running.cutTo(this.#running.moveOf(PERSON, to))
    this.#otherLine = left
  }

  /** 104.3a. */
  concede(): void {
    this.#running.concede(PERSON)
  }

  /** What one of the actions that are offered now would tap; null when it can't be told. */
  preview(at: number, option: number, game = this.#running.number): Payment | null {
    return this.#running.preview(PERSON, game, at, option)
  }

  /** Why something is as it is, or why it happened. */
  explain(about: WhyAsked): Explained {
    return this.#running.explain(PERSON, about)
  }

  why(ref: number, by: number | null = null): Reason[] {
    return this.#running.why(PERSON, ref, by)
  }

  /** Everything to be shown; log entries only from where they were told before. */
  table(): Table {
    return { ...this.#running.table(PERSON), otherLine: this.#otherLine.length }
  }

  /** The table as it was before a move, to be looked at. */
  watch(move: number): Table {
    return { ...this.#running.watch(PERSON, move), otherLine: this.#otherLine.length }
  }

  /** The number of a rule in the era of the game. */
  numberOf(rule: string): string {
    return ruleNumber(this.#running.game.state.ruleset, rule)
  }
}

/** What the computer does that a person would want to see happen. */
const WORTH_SEEING: ReadonlySet<LogEntry["kind"]> = new Set([
  "cast",
  "activates",
  "triggers",
  "resolves",
  "attackers",
  "blocks",
  "damage",
])
