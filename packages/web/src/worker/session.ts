import {
  type Answer,
  type Decision,
  type Game,
  GameError,
  objectOf,
  type PlayerId,
  ruleNumber,
  type State,
} from "@apnap/engine"
import { choosePlayer, type Level, type Opponent, type Steps } from "@apnap/players"
import { asksByItself, isPassingOver, PASS, type PassingMoment, type Until } from "../protocol/stops.ts"
import type { GameRecord, LogEntry, Move, Payment, Reason, Settings, Table } from "../protocol/table.ts"
import type { Explained, WhyAsked } from "../protocol/why.ts"
import { Line } from "./line.ts"
import { onlyAnswer } from "./only-answer.ts"
import { momentOf } from "./passing-moment.ts"
import { PERSON } from "./setup.ts"
import { forecastOf } from "./telling/forecast.ts"
import { paymentFor } from "./telling/preview.ts"
import { promptOf } from "./telling/prompt-of.ts"
import { reasonsFor } from "./telling/reasons.ts"
import { seenBy } from "./telling/seen.ts"
import { explain } from "./why/explain.ts"

/** A computer player's thinking, to be taken step by step. */
export interface Thought {
  seat: PlayerId
  steps: Steps<Answer>
}

let games = 0

/**
 * A game of a person against computer players, and all that the page asks of it. It goes on by `step`, one decision at a time, until the
 * person is asked; `thought` is what a computer player thinks before it.
 */
export class Session {
  readonly #line: Line
  readonly #opponents: readonly Opponent[]
  #otherLine: readonly Move[] = []
  #told = 0
  #number = ++games
  #settings: Settings
  #passing: { until: Until; since: PassingMoment } | null = null
  /** Whether the person held priority over something of theirs that is still on the stack. */
  #held = false
  /** What of others on the stack the person has been shown. */
  #shown = new Set<number>()

  /** How many moves of the record could not be followed, as when it was made by other rules code. */
  readonly lost: number

  /** Throws what `startGame` and `Game.load` throw. A record that can't be followed to its end stops where it could. */
  constructor(record: GameRecord, settings: Settings) {
    this.#settings = settings
    this.#line = new Line(record.from)
    const { level, seed } = record.from
    this.#opponents = this.#game.state.players.map(({ id }) => choosePlayer(level, seed + id))
    this.lost = record.moves.length - this.#line.follow(record.moves)
  }

  get #game(): Game {
    return this.#line.game
  }

  get level(): Level {
    return this.#line.from.level
  }

  get record(): GameRecord {
    return this.#line.record
  }

  /** Who decides next; -1 when the game is over. */
  get decider(): PlayerId {
    return this.#game.decider
  }

  /** A session of the line that the last way back left, with this one as its other line. */
  get other(): Session {
    const other = new Session({ ...this.record, moves: this.#otherLine }, this.#settings)
    other.#otherLine = this.#line.moves
    return other
  }

  get isOver(): boolean {
    return this.#game.decision === null
  }

  set settings(settings: Settings) {
    this.#settings = settings
  }

  /** Whether the person has a decision to make now, and is to be asked. */
  get asksPerson(): boolean {
    const { decision } = this.#game
    if (decision === null || this.#game.decider !== PERSON) return false
    return this.#ownAnswer(decision) === null
  }

  /** What is answered for the person without asking: their passing, and what leaves no choice. Null when they are asked. */
  #ownAnswer(decision: Decision): Answer | null {
    const now = momentOf(this.#game, decision)
    const passing = this.#isPassing(now)
    if (decision.kind === "attackers" && passing && decision.least.length === 0) return []
    if (decision.kind !== "priority") return onlyAnswer(decision)
    const held = this.#held && now.stack.length > 0
    return passing || !asksByItself(now, PERSON, this.#settings, held) ? PASS : null
  }

  #isPassing(now: PassingMoment): boolean {
    return this.#passing !== null && !isPassingOver(this.#passing.until, this.#passing.since, now, PERSON)
  }

  /** The spell or ability of another player that the person has not been shown, and will not be asked about; null when there is none. */
  get showing(): number | null {
    const { state, decision, decider } = this.#game
    const top = state.stack.at(-1)
    if (decision === null || top === undefined || this.#shown.has(top) || this.asksPerson) return null
    const controller = objectOf(state, top)?.controller ?? PERSON
    return controller === PERSON || controller === decider ? null : top
  }

  /** The person has seen what is on the stack. */
  acknowledge(): void {
    for (const id of this.#game.state.stack) this.#shown.add(id)
  }

  /** The thinking of the computer player who decides now; null when the decision is the person's, or leaves no choice. */
  get thought(): Thought | null {
    const { decision, decider } = this.#game
    if (decision === null || decider === PERSON || forced(decision) !== null) return null
    return { seat: decider, steps: this.#opponents[decider].think(this.#game, decider) }
  }

  /** Makes the decision that is not to be asked for: with the answer that `thought` came to, else with the only one. Returns whether there is something new to see. */
  step(answer: Answer | null = null): boolean {
    const { decision, decider } = this.#game
    if (decision === null) return false
    if (decider === PERSON) this.#settlePassing(decision)
    const told = this.#line.log.length
    this.#line.do({ a: answer ?? (decider === PERSON ? this.#ownAnswer(decision) : forced(decision))! })
    return this.#line.log.slice(told).some(({ kind }) => WORTH_SEEING.has(kind))
  }

  /** Passing that is over does not begin again, and what was held is no longer once the stack is empty. */
  #settlePassing(decision: Decision): void {
    const now = momentOf(this.#game, decision)
    if (!this.#isPassing(now)) this.#passing = null
    this.#held &&= now.stack.length > 0
  }

  /** The person's answer to their decision number `at`. Throws a `GameError` and changes nothing when it is refused or late. */
  answer(at: number, answer: Answer): void {
    this.#checkNow(at)
    const decision = this.#game.decision!
    this.#settlePayment(decision)
    this.acknowledge()
    if (decision.kind === "priority") this.#settlePassing(decision)
    this.#line.give(answer)
    this.#held ||= this.#settings.hold && decision.kind === "priority" && answer !== PASS
    this.#passing = null
  }

  /** Passes priority now, and goes on passing. */
  pass(at: number, until: Until): void {
    this.#checkNow(at)
    const { decision } = this.#game
    if (decision?.kind !== "priority") throw new GameError("illegal-answer", "there is no priority to pass")
    const since = momentOf(this.#game, decision)
    this.answer(at, PASS)
    this.#passing = until === "once" ? null : { until, since }
  }

  stopPassing(): void {
    this.#passing = null
  }

  /** Goes back to one of the person's decisions. */
  undo(to: number): void {
    const left = this.#line.moves
    this.#line.cutTo(to)
    this.#otherLine = left
    this.#told = 0
    this.#number = ++games
    this.#passing = null
    this.#held = false
    this.#shown.clear()
  }

  /** 104.3a. */
  concede(): void {
    this.#line.do({ concede: PERSON })
  }

  /** What one of the actions that are offered now would tap; null when it can't be told. */
  preview(at: number, option: number): Payment | null {
    return at === this.#line.decided ? paymentFor(this.#game, option) : null
  }

  /** Why something is as it is, or why it happened. */
  explain(about: WhyAsked): Explained {
    return explain(this.#game, about, PERSON)
  }

  why(ref: number, by: number | null = null): Reason[] {
    return reasonsFor(this.#game, ref, by)
  }

  /** Everything to be shown; log entries only from where they were told before. */
  table(): Table {
    const asked = this.asksPerson
    const { decision } = this.#game
    const look = <T>(at: (s: State) => T) =>
      decision === null || !asked ? at(this.#game.state) : this.#game.inProgress(at)
    const told = this.#told
    this.#told = this.#line.log.length
    const shown = look((s) => {
      const seen = seenBy(s, PERSON)
      return {
        seen,
        prompt: asked ? promptOf(s, decision!, seen, this.#line.decided, this.#line.begun) : null,
      }
    })
    return { ...this.#about(), ...shown, log: this.#line.log.slice(told), logFrom: told }
  }

  /** The table as it was before a move, to be looked at. */
  watch(move: number): Table {
    const { game, log, at } = this.#line.frame(move)
    this.#told = 0
    return {
      ...this.#about(),
      seen: seenBy(game.state, PERSON),
      prompt: null,
      log: this.#line.log.slice(0, log),
      logFrom: 0,
      watching: { move: at, of: this.#line.moves.length },
    }
  }

  #about(): Omit<Table, "seen" | "prompt" | "log" | "logFrom"> {
    const { from, moves, moments } = this.#line
    return {
      game: this.#number,
      moments,
      watching: null,
      moves: moves.length,
      otherLine: this.#otherLine.length,
      passing: this.#passing?.until ?? null,
      forecast: this.#game.state.answers.length === 0 ? forecastOf(this.#game) : null,
      showing: this.showing,
      ruleset: this.#game.state.ruleset.name,
      variant: from.variant ?? "",
      level: from.level,
    }
  }

  /** The number of a rule in the era of the game. */
  numberOf(rule: string): string {
    return ruleNumber(this.#game.state.ruleset, rule)
  }

  #checkNow(at: number): void {
    if (this.#game.decision === null) throw new GameError("game-over", "the game is over", "104.1")
    if (at !== this.#line.decided || this.#game.decider !== PERSON)
      throw new GameError("stale-decision", "this decision is no longer the one to make")
  }

  /** How the person pays is settled before he does something (601.2g). */
  #settlePayment(decision: Decision): void {
    const { byHand } = this.#settings
    if (decision.kind === "priority" && this.#game.state.players[PERSON].paysByHand !== byHand)
      this.#line.do({ byHand })
  }
}

/** The answer that needs no thought; null where there is a choice. */
function forced(decision: Decision): Answer | null {
  if (decision.kind === "priority") return decision.options.length === 1 ? PASS : null
  return onlyAnswer(decision)
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
