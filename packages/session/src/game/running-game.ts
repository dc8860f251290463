import {
  type Answer,
  type Asked,
  type Decision,
  type Game,
  GameError,
  type PlayerId,
  quietAnswer,
  type Viewer,
} from "@apnap/engine"
import type { Level } from "@apnap/players"
import type { Language } from "@apnap/words"
import { isAutomatic } from "../asking/automatic.ts"
import type { LogMove, Move } from "../protocol/move.ts"
import { MOST_TIMES, PASS, type Until } from "../protocol/stops.ts"
import type { Payment, Reason, Settings, Table } from "../protocol/table.ts"
import type { Explained, WhyAsked } from "../protocol/why.ts"
import { SeenCards } from "../telling/seen-cards.ts"
import { answeredMoment } from "./answered-moment.ts"
import { Inquiry } from "./inquiry.ts"
import { forced, Opponents, type Thought } from "./opponents.ts"
import { RecordedGame, type Recording } from "./recorded-game.ts"
import type { Seat } from "./seat.ts"
import { type Telling, tableBefore, tableFor } from "./table-for.ts"

export interface Running extends Recording {
  /** The seats of people, with their settings; the computer plays the other seats. */
  people: ReadonlyMap<PlayerId, Settings>
  level: Level
  /** Seed of the computer players' randomness. */
  seed: number
  /** Name of the variant, or "". */
  variant: string
  /** Keeps the text of earlier turns in a smaller form; the returned function gives it back. By default it is kept as it is. */
  packText?: (text: string) => () => string
}

/**
 * A game with people, computer players and spectators. `step` advances it until somebody must be asked, `answer` continues. What was done
 * is recorded in an append-only log (`takeEntries`); replaying the log reproduces the game.
 */
export class RunningGame {
  /** Cache of the cards as last shown. */
  readonly cards = new SeenCards()
  readonly #recorded: RecordedGame
  readonly #people: ReadonlySet<PlayerId>
  readonly #opponents: Opponents
  readonly #running: Running

  constructor(game: Game, running: Running) {
    this.#running = running
    this.#recorded = new RecordedGame(game, running)
    this.#people = new Set(running.people.keys())
    this.#opponents = new Opponents(game, running.level, running.seed)
    for (const [seat, settings] of running.people) this.seat(seat, settings)
  }

  /** Read-only. */
  get game(): Game {
    return this.#recorded.game
  }

  get moves(): readonly Move[] {
    return this.#recorded.moves
  }

  /** The game's number, which changes with each undo. */
  get number(): number {
    return this.#recorded.number
  }

  get level(): Level {
    return this.#running.level
  }

  get variant(): string {
    return this.#running.variant
  }

  /** Number of moves before the action in progress. */
  get begun(): number {
    return this.#recorded.begun
  }

  /** A viewer's seat. With `settings` it is created if missing, and all moves are replayed to fill its log. */
  seat(viewer: Viewer, settings?: Settings): Seat {
    if (settings !== undefined && !this.#recorded.seats.has(viewer))
      for (const _ of this.recall(viewer, settings));
    return this.#recorded.seats.of(viewer)
  }

  /** Called once everybody has the news: trims each log to `mostEntries`, forgets cards that are gone, packs earlier turns. */
  forgetTold(): void {
    this.#recorded.seats.forgetTold()
    this.game.compactHistory(this.#running.packText)
    this.cards.forgetGone(this.game.state)
  }

  /** Whether `recall` can restore entries older than those in a viewer's log; true for viewers without a seat. */
  canRecall(viewer: Viewer, from: number): boolean {
    return this.#recorded.seats.canRecall(viewer, from)
  }

  /**
   * Restores older entries of a viewer's log by replaying all moves, one per step, so that other work can run in between. The game must not
   * advance until it finishes.
   */
  *recall(viewer: Viewer, settings: Settings): Generator<void, void> {
    yield* this.#recorded.recall(viewer, settings)
  }

  /** The people who must answer before the game can continue. */
  get waitedFor(): readonly PlayerId[] {
    return [...this.#people].filter((seat) => this.seat(seat).asked(this.game) !== null)
  }

  /** Log entries added since the last call. */
  takeEntries(): LogMove[] {
    return this.#recorded.takeEntries()
  }

  /** The thinking of the computer player to decide now; null if a person decides or the answer is forced. */
  get thought(): Thought | null {
    return this.#people.has(this.game.decider) ? null : this.#opponents.think(this.game)
  }

  /** Whether `step` needs no answer: the next decision is forced or answered automatically for a person. */
  get goesOnByItself(): boolean {
    return this.#byItself() !== null
  }

  /** A decision that is answered without asking, with its answer; null if there is none. */
  #byItself(): { asked: Asked; answer: Answer } | null {
    for (const asked of this.game.asked) {
      const { decision, decider } = asked
      const isPerson = this.#people.has(decider)
      const answer = isPerson ? this.seat(decider).ownAnswer(this.game, decision) : forced(decision)
      if (answer !== null) return { asked, answer }
    }
    return null
  }

  /**
   * Makes the next decision without asking a person: with the answer `thought` produced, else the automatic one (`goesOnByItself`). Returns
   * the event count before it.
   */
  step(answer: Answer | null = null): number {
    const events = this.game.eventCount
    if (answer !== null) {
      this.#recorded.do({ a: answer, by: this.game.decider })
      return events
    }
    const found = this.#byItself()
    if (found === null) return events
    const { decision, decider } = found.asked
    if (this.#people.has(decider)) this.seat(decider).settlePassing(this.game, decision)
    this.#recorded.do({ a: found.answer, by: decider })
    return events
  }

  /** A person's answer to their decision `at` of game number `game`. Throws a `GameError` and changes nothing if it is refused or stale. */
  answer(viewer: Viewer, game: number, at: number, answer: Answer): void {
    const seat = this.seat(viewer)
    const { decision } = this.#checkNow(seat, game, at)
    this.#settlePayment(seat, decision)
    seat.acknowledge(this.game.state)
    if (decision.kind === "priority") seat.settlePassing(this.game, decision)
    this.#give(seat, decision, answer)
  }

  #give(seat: Seat, decision: Decision, answer: Answer): void {
    const moment = answeredMoment(seat, this.game.state, decision, { answer, move: this.moves.length })
    this.#recorded.do({ a: answer, by: seat.viewer, asked: true })
    seat.answered(moment, decision, answer)
  }

  /** Passes priority now, and keeps passing. */
  pass(viewer: Viewer, game: number, at: number, until: Until): void {
    const seat = this.seat(viewer)
    const { decision } = this.#checkNow(seat, game, at)
    if (decision.kind !== "priority") throw new GameError("illegal-answer", "there is no priority to pass")
    const since = seat.momentOf(this.game, decision)
    this.answer(viewer, game, at, PASS)
    seat.passUntil(until, since)
  }

  /**
   * 732.2: makes the choices that a person has made twice in a row so many times again, the first now. Throws a `GameError` if nothing can
   * be repeated, or not so often.
   */
  repeat(viewer: Viewer, game: number, at: number, times: number): void {
    const seat = this.seat(viewer)
    const { decision } = this.#checkNow(seat, game, at)
    if (!Number.isInteger(times) || times < 1 || times > MOST_TIMES)
      throw new GameError("bad-number", `a loop can't be repeated ${times} times`, "732.2a")
    if (!seat.repetition.begin(this.game.state, decision, times))
      throw new GameError(
        "illegal-answer",
        "nothing was done twice in a row that could be repeated",
        "732.2a",
      )
    this.#recorded.seats.loopBegins()
    this.answer(viewer, game, at, seat.repetition.next(this.game.state, decision) ?? PASS)
  }

  /**
   * Answers for an unresponsive player, as passively as the rules allow (see `quietAnswer`). Returns whether anything was asked of them.
   * Throws a `GameError` if no quiet answer is legal.
   */
  answerQuietly(player: PlayerId): boolean {
    for (let tries = 0; ; tries++) {
      const asked = this.game.asked.find(({ decider }) => decider === player)
      if (asked === undefined) return false
      try {
        this.#recorded.do({ a: quietAnswer(asked.decision), by: player })
        return true
      } catch (error) {
        // 733.1: the action they had begun was illegal and was undone, so a different decision is asked now.
        if (!(error instanceof GameError && error.takenBack) || tries > 0) throw error
      }
    }
  }

  /** Goes back to before a move. */
  cutTo(move: number): void {
    this.#recorded.cutTo(move)
  }

  /** The move before which a seat's decision `at` was made. Throws a `GameError` ("bad-number"). */
  moveOf(viewer: Viewer, at: number): number {
    const moment = this.seat(viewer).moments[at]
    if (moment === undefined) throw new GameError("bad-number", `there is no decision ${at} to go back to`)
    return moment.move
  }

  /** 104.3a. */
  concede(player: PlayerId): void {
    this.#recorded.do({ concede: player })
  }

  /** Replays log entries as far as they are legal; returns how many. */
  follow(entries: readonly LogMove[]): number {
    for (const [done, entry] of entries.entries()) {
      try {
        this.#replay(entry)
      } catch (error) {
        if (error instanceof GameError) return done
        throw error
      }
    }
    this.takeEntries()
    return entries.length
  }

  /** A person's own answers are recorded as moments to go back to. */
  #replay(entry: LogMove): void {
    if ("undo" in entry) return this.cutTo(entry.undo)
    if ("takenBack" in entry) return this.#recorded.takeBack()
    if (this.game.over) return
    const decider = "a" in entry ? (entry.by ?? this.game.decider) : -1
    const asked = this.game.asked.find((one) => one.decider === decider)
    if (!("a" in entry) || asked === undefined || !this.#people.has(decider)) return this.#recorded.do(entry)
    // Logs of earlier versions say neither who answered nor whether it was automatic.
    if (entry.asked || (entry.by === undefined && !isAutomatic(asked.decision, entry.a)))
      this.#give(this.seat(decider), asked.decision, entry.a)
    else this.#recorded.do(entry)
  }

  /** What one of the actions now offered to a seat would tap; null if that can't be predicted. */
  preview(
    viewer: Viewer,
    game: number,
    at: number,
    option: number,
    language: Language | null = this.seat(viewer).language,
  ): Payment | null {
    if (game !== this.number || at !== this.seat(viewer).moments.length) return null
    return new Inquiry(this.game, viewer, language).payment(option)
  }

  /** Why something is as it is, or why it happened. */
  explain(viewer: Viewer, about: WhyAsked, language = this.seat(viewer).language): Explained {
    return new Inquiry(this.game, viewer, language).explained(about)
  }

  /** Why nothing can be done with an object now; empty for a viewer who isn't deciding. */
  why(
    viewer: Viewer,
    ref: number,
    by: number | null = null,
    language = this.seat(viewer).language,
  ): Reason[] {
    return new Inquiry(this.game, viewer, language).reasons(ref, by)
  }

  /** Everything a seat is shown. Without `telling`, only log entries not sent before. */
  table(viewer: Viewer, telling?: Telling): Table {
    const seat = this.seat(viewer)
    if (telling !== undefined) return tableFor(this, seat, telling)
    const { language, told } = seat
    seat.told = seat.log.length
    return tableFor(this, seat, { language, from: told })
  }

  /** Does the work of a viewer's first `watch` of a move in steps, so that other work can run in between. */
  *approach(viewer: Viewer, move: number, settings: Settings): Generator<void, void> {
    if (!this.#recorded.seats.has(viewer)) yield* this.recall(viewer, settings)
    yield* this.#recorded.approach(Math.max(0, Math.min(move, this.moves.length)))
  }

  /** The table as it was before a move, for review; with the whole log unless `telling` says otherwise. */
  watch(viewer: Viewer, move: number, telling?: Telling): Table {
    const at = Math.max(0, Math.min(move, this.moves.length))
    const seat = this.seat(viewer)
    if (telling === undefined) seat.told = 0
    const { language } = seat
    const before = { game: this.#recorded.before(at), move: at }
    return tableBefore(this, seat, telling ?? { language, from: 0 }, before)
  }

  /** Whether hidden cards were revealed or drawn since before a move, so that undoing it would leak information. */
  learnedSince(move: number): boolean {
    return this.#recorded.learnedSince(move)
  }

  #checkNow(seat: Seat, game: number, at: number): Asked {
    if (this.game.over) throw new GameError("game-over", "the game is over", "104.1")
    const asked = seat.askedAtAll(this.game)
    if (asked === null || game !== this.number || at !== seat.moments.length)
      throw new GameError("stale-decision", "this decision is no longer the one to make")
    return asked
  }

  /** Applies a person's payment setting before they act (601.2g). */
  #settlePayment({ viewer, settings }: Seat, decision: Decision): void {
    const { byHand } = settings
    if (decision.kind === "priority" && this.game.state.players[viewer].paysByHand !== byHand)
      this.#recorded.do({ byHand, by: viewer })
  }
}
