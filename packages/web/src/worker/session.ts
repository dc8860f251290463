import {
  type Answer,
  type Decision,
  Game,
  GameError,
  isPlayerRef,
  objectOf,
  type PlayerId,
  type State,
  viewOf,
} from "@apnap/engine"
import { choosePlayer, inProgress, type Level, type Opponent } from "@apnap/players"
import { entryOf, questionOf } from "@apnap/words"
import { explainEvent, explainObject } from "../why/explain.ts"
import type { Explained } from "../why/protocol.ts"
import { actionText, optionTexts } from "./describe.ts"
import { onlyAnswer } from "./only-answer.ts"
import { type Payment, paymentFor } from "./preview.ts"
import type { GameRecord, LogEntry, Moment, Move, Prompt, Reason, Settings, Table } from "./protocol.ts"
import { reasonsFor } from "./reasons.ts"
import { alsoSeen, seenBy, seenCard } from "./seen.ts"
import { PERSON, startGame } from "./setup.ts"
import { asksByItself, isPassingOver, type PassingMoment, type Until } from "./stops.ts"

/** The game before one of the person's decisions, with how much had been told and done. */
interface Before {
  game: Game
  moves: number
  log: number
  moment: Moment
}

/** The game before a move. */
interface Frame {
  game: Game
  log: number
}

const PASS = 0
let games = 0

/**
 * A game of a person against computer players, and all that the page asks of it. It goes on by `step`, one decision at a time, until the
 * person is asked. What was done is kept as moves, so that the game can be played again from where it began.
 */
export class Session {
  readonly #from: GameRecord["from"]
  readonly #opponents: readonly Opponent[]
  #game: Game
  #moves: Move[] = []
  #before: Before[] = []
  #frames: Frame[] = []
  #otherLine: readonly Move[] = []
  #log: LogEntry[] = []
  #told = 0
  #number = ++games
  #settings: Settings
  #passing: { until: Until; since: PassingMoment } | null = null
  /** Whether the last thing that the person did with priority was more than passing. */
  #acted = false

  /** How many moves of the record could not be followed, as when it was made by other rules code. */
  readonly lost: number

  /** Throws what `startGame` and `Game.load` throw. A record that can't be followed to its end stops where it could. */
  constructor(record: GameRecord, settings: Settings) {
    this.#from = record.from
    this.#settings = settings
    this.#game = "save" in record.from ? Game.load(record.from.save) : startGame(record.from)
    const { level, seed } = record.from
    this.#opponents = this.#game.state.players.map((p) => choosePlayer(level, seed + p.id))
    this.lost = record.moves.length - this.#follow(record.moves)
  }

  get level(): Level {
    return this.#from.level
  }

  get record(): GameRecord {
    return { apnapTable: 1, from: this.#from, moves: this.#moves }
  }

  /** Who decides next; -1 when the game is over. */
  get decider(): PlayerId {
    return this.#game.decider
  }

  /** A session of the line that the last way back left, with this one as its other line. */
  get other(): Session {
    const other = new Session({ ...this.record, moves: this.#otherLine }, this.#settings)
    other.#otherLine = this.#moves
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

  /** What is answered for the person without asking: his passing, and what leaves no choice. Null when he is asked. */
  #ownAnswer(decision: Decision): Answer | null {
    const now = this.#moment(decision)
    const passing =
      this.#passing !== null && !isPassingOver(this.#passing.until, this.#passing.since, now, PERSON)
    if (decision.kind === "attackers" && passing && decision.least.length === 0) return []
    if (decision.kind !== "priority") return onlyAnswer(decision)
    const { stops, hold } = this.#settings
    return passing || !asksByItself(now, PERSON, stops, this.#acted, hold) ? PASS : null
  }

  /**
   * Makes the decision that is not the person's to make, or passes for him. Returns whether there is something new to see. `thinking` is
   * told how far a computer player is.
   */
  step(thinking: (player: PlayerId, done: number) => void): boolean {
    const { decision, decider } = this.#game
    if (decision === null) return false
    const events = this.#game.history().length
    if (decider === PERSON) this.#do({ a: this.#ownAnswer(decision)! })
    else {
      const onProgress = (done: number) => {
        thinking(decider, done)
        return false
      }
      this.#do({ a: this.#opponents[decider].answer(this.#game, decider, { onProgress }) })
    }
    return this.#showsNews(events)
  }

  /** The person's answer to his decision number `at`. Throws a `GameError` and changes nothing when it is refused or late. */
  answer(at: number, answer: Answer): void {
    this.#checkNow(at)
    this.#settlePayment(this.#game.decision!)
    this.#give(answer)
    this.#passing = null
  }

  #give(answer: Answer): void {
    const decision = this.#game.decision!
    const before = this.#remember(decision, answer)
    this.#do({ a: answer })
    this.#before.push(before)
    this.#acted = decision.kind !== "priority" || answer !== PASS
  }

  /** Passes priority now, and goes on passing. */
  pass(at: number, until: Until): void {
    this.#checkNow(at)
    const { decision } = this.#game
    if (decision?.kind !== "priority") throw new GameError("illegal-answer", "there is no priority to pass")
    const since = this.#moment(decision)
    this.answer(at, PASS)
    this.#passing = until === "once" ? null : { until, since }
  }

  stopPassing(): void {
    this.#passing = null
  }

  /** Goes back to one of the person's decisions. */
  undo(to: number): void {
    const before = this.#before[to]
    if (before === undefined) throw new GameError("bad-number", `there is no decision ${to} to go back to`)
    this.#game = before.game
    this.#otherLine = this.#moves
    this.#frames = this.#frames.slice(0, before.moves)
    this.#moves = this.#moves.slice(0, before.moves)
    this.#log = this.#log.slice(0, before.log)
    this.#before = this.#before.slice(0, to)
    this.#told = 0
    this.#number = ++games
    this.#passing = null
    this.#acted = false
  }

  /** 104.3a. */
  concede(): void {
    this.#do({ concede: PERSON })
  }

  /** What one of the actions that are offered now would tap; null when it can't be told. */
  preview(at: number, option: number): Payment | null {
    return at === this.#before.length ? paymentFor(this.#game, option) : null
  }

  /** Why an object is as it is. */
  explain(id: number): Explained {
    return explainObject(this.#game, id, PERSON)
  }

  /** Why something of the log happened. */
  explainEvent(index: number): Explained {
    return explainEvent(this.#game, index, PERSON)
  }

  why(ref: number): Reason[] {
    return reasonsFor(this.#game, ref)
  }

  /** Everything to be shown; log entries only from where they were told before. */
  table(): Table {
    const asked = this.asksPerson
    const { decision } = this.#game
    const look = <T>(at: (s: State) => T) =>
      decision === null || !asked ? at(this.#game.state) : inProgress(this.#game, at)
    const told = this.#told
    this.#told = this.#log.length
    const shown = look((s) => {
      const seen = seenBy(s, PERSON)
      return { seen, prompt: asked ? this.#prompt(s, decision!, seen) : null }
    })
    return { ...this.#about(), ...shown, log: this.#log.slice(told), logFrom: told }
  }

  /** The table as it was before a move, to be looked at. */
  watch(move: number): Table {
    const at = Math.max(0, Math.min(move, this.#frames.length))
    const { game, log } = this.#frames[at] ?? { game: this.#game, log: this.#log.length }
    this.#told = 0
    return {
      ...this.#about(),
      seen: seenBy(game.state, PERSON),
      prompt: null,
      log: this.#log.slice(0, log),
      logFrom: 0,
      watching: { move: at, of: this.#frames.length },
    }
  }

  #about(): Omit<Table, "seen" | "prompt" | "log" | "logFrom"> {
    return {
      game: this.#number,
      moments: this.#before.map(({ moment }) => moment),
      watching: null,
      moves: this.#moves.length,
      otherLine: this.#otherLine.length,
      passing: this.#passing?.until ?? null,
      ruleset: this.#game.state.ruleset.name,
      variant: "variant" in this.#from ? this.#from.variant : "",
      level: this.#from.level,
    }
  }

  #prompt(s: State, decision: Decision, seen: Table["seen"]): Prompt {
    const source = sourceOf(s, decision)
    const about = source === null ? [] : seenCard(s, source).text
    return {
      at: this.#before.length,
      decision,
      question: questionOf(s, decision, PERSON),
      cards: alsoSeen(s, seen, decision),
      texts: optionTexts(s, decision, about),
      about,
    }
  }

  #checkNow(at: number): void {
    if (this.#game.decision === null) throw new GameError("game-over", "the game is over", "104.1")
    if (at !== this.#before.length || this.#game.decider !== PERSON)
      throw new GameError("stale-decision", "this decision is no longer the one to make")
  }

  #remember(decision: Decision, answer: Answer): Before {
    const { turn } = this.#game.state
    const did =
      decision.kind === "priority" && typeof answer === "number" && answer > PASS
        ? actionText(this.#game.state, decision.options[answer])
        : ""
    const question = questionOf(this.#game.state, decision, PERSON)
    const { number, active, step } = turn
    const at = this.#before.length
    return {
      game: this.#game.fork(),
      moves: this.#moves.length,
      log: this.#log.length,
      moment: {
        at,
        move: this.#moves.length,
        turn: number,
        active,
        step,
        question,
        did,
      },
    }
  }

  /** The only road by which the game goes on: each move is kept. */
  #do(move: Move): void {
    const frame = { game: this.#game.fork(), log: this.#log.length }
    if ("a" in move) this.#decide(move.a)
    else if ("concede" in move) this.#game.concede(move.concede)
    else this.#game.payByHand(PERSON, move.byHand)
    this.#moves.push(move)
    this.#frames.push(frame)
    this.#write()
  }

  /** 733.1: when the rules refuse an action, the answers that were given in it are taken back with it. */
  #decide(answer: Answer): void {
    const given = this.#game.state.answers.length
    try {
      this.#game.decide(this.#game.decision!, answer)
    } catch (error) {
      if (this.#game.state.answers.length < given) {
        this.#moves = this.#moves.slice(0, this.#moves.length - given)
        this.#frames = this.#frames.slice(0, this.#moves.length)
        this.#before = this.#before.filter(({ moves }) => moves < this.#moves.length)
      }
      throw error
    }
  }

  /** Makes the moves of a record as far as they are legal; returns how many. */
  #follow(moves: readonly Move[]): number {
    for (const [done, move] of moves.entries()) {
      try {
        this.#replay(move)
      } catch (error) {
        if (error instanceof GameError) return done
        throw error
      }
    }
    return moves.length
  }

  /** One move of a record: the person's become decisions to go back to. */
  #replay(move: Move): void {
    const { decision, decider } = this.#game
    if (decision === null) return
    if ("a" in move && decider === PERSON && (decision.kind !== "priority" || move.a !== PASS))
      this.#give(move.a)
    else this.#do(move)
  }

  #write(): void {
    const { state } = this.#game
    const events = this.#game.history()
    for (const event of events.slice(this.#log.length)) {
      const turn = event.kind === "beginsTurn" ? event.amount : (this.#log.at(-1)?.turn ?? 0)
      this.#log.push({ ...entryOf(state, event, PERSON), index: this.#log.length, turn })
    }
  }

  #showsNews(before: number): boolean {
    return this.#log.slice(before).some(({ kind }) => WORTH_SEEING.has(kind))
  }

  #moment(decision: Decision): PassingMoment {
    const { state } = this.#game
    const { turn } = state
    const attacked = viewOf(state, PERSON).battlefield.some(
      (o) => isPlayerRef(o.attacking) && -1 - o.attacking === PERSON,
    )
    return {
      turn: turn.number,
      isMyTurn: turn.active === PERSON,
      step: turn.step,
      stack: state.stack.map((id) => objectOf(state, id)?.controller ?? -1),
      canAct:
        decision.kind === "priority" &&
        decision.options.some((o) => o.do !== "pass" && !(o.do === "activate" && o.mana)),
      attacked,
    }
  }

  /** How the person pays is settled before he does something (601.2g). */
  #settlePayment(decision: Decision): void {
    const { byHand } = this.#settings
    if (decision.kind === "priority" && this.#game.state.players[PERSON].paysByHand !== byHand)
      this.#do({ byHand })
  }
}

/** What the computer does that a person would want to see happen. */
const WORTH_SEEING: ReadonlySet<string> = new Set([
  "cast",
  "activates",
  "triggers",
  "resolves",
  "attackers",
  "blocks",
  "damage",
])

function sourceOf(s: State, decision: Decision) {
  if (decision.source === 0 || objectOf(s, decision.source) === undefined) return null
  const view = viewOf(s, PERSON)
  return (
    [
      view.battlefield,
      view.stack,
      view.exile,
      view.command,
      ...view.players.flatMap((p) => [p.cards, p.graveyard]),
    ]
      .flat()
      .find(({ id }) => id === decision.source) ?? null
  )
}
