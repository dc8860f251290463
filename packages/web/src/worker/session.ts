import { type Answer, Game, type PlayerId, ruleNumber } from "@apnap/engine"
import type { Level } from "@apnap/players"
import { RunningGame, type Thought } from "@apnap/session"
import type { Explained, Until, WhyAsked } from "@apnap/session/protocol"
import type { GameRecord, LogEntry, Move, Payment, Reason, Settings, Table } from "../protocol/table.ts"
import { PERSON, startGame } from "./setup.ts"

let games = 0

/**
 * A person's game against computer players. `step` advances it, one decision at a time, until the person is asked; `thought` is a computer
 * player's thinking beforehand.
 */
export class Session {
  readonly #running: RunningGame
  readonly #from: GameRecord["from"]
  #otherLine: readonly Move[] = []

  /** Number of moves of the record that couldn't be replayed, for example because the rules code has changed. */
  readonly lost: number

  /** Throws what `startGame` and `Game.load` throw. Replays the record as far as possible. */
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

  /** The next player to decide; -1 if the game is over. */
  get decider(): PlayerId {
    return this.#running.game.decider
  }

  /** A session of the line abandoned by the last undo, with this one as its other line. */
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

  /** Whether the person has to make a decision now. */
  get asksPerson(): boolean {
    return this.#running.waitedFor.length > 0
  }

  /** Another player's spell or ability that the person hasn't been shown and won't be asked about, or null. */
  get showing(): number | null {
    return this.#running.seat(PERSON).showing(this.#running.game)
  }

  /** Marks everything on the stack as seen. */
  acknowledge(): void {
    this.#running.seat(PERSON).acknowledge(this.#running.game.state)
  }

  /** The thinking of the computer player to decide now; null if the person decides or the answer is forced. */
  get thought(): Thought | null {
    return this.#running.thought
  }

  /**
   * Makes a decision without asking: with the answer `thought` produced, or the only one. Returns whether there is something new to see.
   */
  step(answer: Answer | null = null): boolean {
    const { log } = this.#running.seat(PERSON)
    const told = this.#running.step(answer)
    return log.from(told).log.some(({ kind }) => WORTH_SEEING.has(kind))
  }

  /** The person's answer to their decision `at`. Throws a `GameError` and changes nothing if it is refused or stale. */
  answer(at: number, answer: Answer, game = this.#running.number): void {
    this.#running.answer(PERSON, game, at, answer)
  }

  /** Passes priority now, and keeps passing. */
  pass(at: number, until: Until, game = this.#running.number): void {
    this.#running.pass(PERSON, game, at, until)
  }

  /** 732.2: repeats what the person did twice in a row. */
  repeat(at: number, times: number, game = this.#running.number): void {
    this.#running.repeat(PERSON, game, at, times)
  }

  get isRepeating(): boolean {
    return this.#running.seat(PERSON).repetition.left > 0
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

  /** What one of the actions now offered would tap; null if that can't be predicted. */
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

  /** Everything to be shown; only log entries not sent before. */
  table(): Table {
    return { ...this.#running.table(PERSON), otherLine: this.#otherLine.length }
  }

  /** The table as it was before a move, for review. */
  watch(move: number): Table {
    return { ...this.#running.watch(PERSON, move), otherLine: this.#otherLine.length }
  }

  /** The number of a rule in the era of the game. */
  numberOf(rule: string): string {
    return ruleNumber(this.#running.game.state.ruleset, rule)
  }
}

/** Computer actions that a person wants to see. */
const WORTH_SEEING: ReadonlySet<LogEntry["kind"]> = new Set([
  "cast",
  "activates",
  "triggers",
  "resolves",
  "attackers",
  "blocks",
  "damage",
])
