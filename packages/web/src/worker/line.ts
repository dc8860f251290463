import { type Answer, type Decision, Game, GameError, turnNumber } from "@apnap/engine"
import { entryOf, questionOf } from "@apnap/words"
import { PASS } from "../protocol/stops.ts"
import type { GameRecord, LogEntry, Moment, Move } from "../protocol/table.ts"
import { PERSON, startGame } from "./setup.ts"
import { actionText } from "./telling/describe.ts"

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

/**
 * A game with all that was done in it since where it began: the moves, the game before each of them, the decisions of the person, and
 * the log. It grows by `do` and `give`, and is cut by `cutTo`.
 */
export class Line {
  readonly from: GameRecord["from"]
  #game: Game
  #moves: Move[] = []
  #before: Before[] = []
  #frames: Frame[] = []
  #log: LogEntry[] = []

  /** Throws what `startGame` and `Game.load` throw. */
  constructor(from: GameRecord["from"]) {
    this.from = from
    this.#game = "save" in from ? Game.load(from.save) : startGame(from)
  }

  get game(): Game {
    return this.#game
  }

  get moves(): readonly Move[] {
    return this.#moves
  }

  get log(): readonly LogEntry[] {
    return this.#log
  }

  get record(): GameRecord {
    return { apnapTable: 1, from: this.from, moves: this.#moves }
  }

  /** The person's decisions, as what can be gone back to. */
  get moments(): readonly Moment[] {
    return this.#before.map(({ moment }) => moment)
  }

  /** How many decisions the person has made. */
  get decided(): number {
    return this.#before.length
  }

  /** The decision of the person at which the action in progress began; null where none of theirs is in progress. */
  get begun(): number | null {
    const given = this.#game.state.answers.length
    const before = this.#before.find(
      ({ moves, moment }) => moves === this.#moves.length - given && moment.did !== "",
    )
    return given === 0 ? null : (before?.moment.at ?? null)
  }

  /** The game and its log before a move, and which move that is: the number is brought within the game. */
  frame(move: number): Frame & { at: number } {
    const at = Math.max(0, Math.min(move, this.#frames.length))
    return { at, ...(this.#frames[at] ?? { game: this.#game, log: this.#log.length }) }
  }

  /** Goes back to one of the person's decisions. Throws a `GameError` ("bad-number"). */
  cutTo(decision: number): void {
    const before = this.#before[decision]
    if (before === undefined)
      throw new GameError("bad-number", `there is no decision ${decision} to go back to`)
    this.#game = before.game
    this.#frames = this.#frames.slice(0, before.moves)
    this.#moves = this.#moves.slice(0, before.moves)
    this.#log = this.#log.slice(0, before.log)
    this.#before = this.#before.slice(0, decision)
  }

  /** An answer of the person, to which can be gone back. */
  give(answer: Answer): void {
    const decision = this.#game.decision!
    const before = this.#remember(decision, answer)
    this.do(isPass(decision, answer) ? { a: answer, asked: true } : { a: answer })
    this.#before.push(before)
  }

  /** The only road by which the game goes on: each move is kept. Throws a `GameError` for what the rules refuse. */
  do(move: Move): void {
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
  follow(moves: readonly Move[]): number {
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
    if ("a" in move && decider === PERSON && (move.asked || !isPass(decision, move.a))) this.give(move.a)
    else this.do(move)
  }

  #remember(decision: Decision, answer: Answer): Before {
    const { state } = this.#game
    const { number, active, step } = state.turn
    const isAction = decision.kind === "priority" && typeof answer === "number" && answer > PASS
    const did = isAction ? actionText(state, decision.options[answer]) : ""
    const question = questionOf(state, decision, PERSON)
    const moves = this.#moves.length
    const moment = { at: this.#before.length, move: moves, turn: number, active, step, question, did }
    return { game: this.#game.fork(), moves, log: this.#log.length, moment }
  }

  #write(): void {
    const { state } = this.#game
    for (const event of this.#game.history().slice(this.#log.length)) {
      const turn = event.kind === "beginsTurn" ? turnNumber(event) : (this.#log.at(-1)?.turn ?? 0)
      this.#log.push({ ...entryOf(state, event, PERSON), index: this.#log.length, turn })
    }
  }
}

function isPass({ kind }: Decision, answer: Answer): boolean {
  return kind === "priority" && answer === PASS
}
