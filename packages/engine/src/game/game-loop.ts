import type { PartialAsker, Pending } from "../state/choose.ts"
import type { Answer } from "../state/decision.ts"
import { GameError, messageOf } from "../state/game-error.ts"
import type { Refusal } from "../state/refusal.ts"
import type { State } from "../state/state.ts"
import { fork, invalidate, notesOf } from "../state/writing/edit.ts"
import { borrowed, endJournal, returnTo, type Savepoint, savepoint } from "../state/writing/savepoint.ts"
import { type Asked, NOBODY, type Waiting, waitingFor } from "./asked.ts"
import { compacted, type History, historyOf } from "./history.ts"
import type { TextPacker } from "./packed-turn.ts"
import { runAction } from "./run.ts"
import { put, runOn, type Unnoticed } from "./run-on.ts"
import type { EarlierTurns } from "./saving/save.ts"

/**
 * A running game: performs actions until one needs an answer, then reruns that action with one more answer. A change that fails leaves
 * everything as it was. As long as nobody else holds the state, it is changed in place, with a way back.
 */
export class GameLoop {
  /** The state before the unfinished action, with the choices made in it so far. */
  #base: State
  /** Whether somebody may have kept the state, which must then stay as it is. */
  #handedOut = false
  #waiting: Waiting = NOBODY
  /** Events of earlier turns. */
  #history: History | null
  #obvious: PartialAsker | null = null
  /** The state in which the action stopped to ask, once somebody has looked at it. Only forks of it are handed out. */
  #midst: State | null = null
  /** All that the unfinished action has written, if it is a window that asks at once; null if it isn't, or that is not known. */
  #window: Unnoticed | null = null

  constructor(state: State, turns: EarlierTurns) {
    this.#base = fork(state)
    this.#history = historyOf(turns)
  }

  /** For reading at once: it changes with the game. */
  get base(): State {
    return this.#base
  }

  get waiting(): Waiting {
    return this.#waiting
  }

  get history(): History | null {
    return this.#history
  }

  /** The state, to be kept by whoever asks. */
  handOut(): State {
    this.#handedOut = true
    return this.#base
  }

  /** Keeps events of earlier turns in less memory. */
  compactHistory(pack: TextPacker): void {
    this.#history = compacted(this.#history, pack)
  }

  /** From now on, decisions that `obvious` answers are not asked. */
  answerObvious(obvious: PartialAsker | null): void {
    this.#obvious = obvious
  }

  /** Answers the unfinished action's decision. Returns why this makes the action illegal, or null. */
  answer(answer: Answer): Refusal | null {
    const base = this.#base
    const { answers } = base
    // `obvious` may look at this game while the action goes on.
    const stays = this.#handedOut || this.#obvious !== null
    const s = stays ? fork(base) : base
    notesOf(s).answers = [...answers, answer]
    const back = stays ? borrowed(base, s.answers) : savepoint(s)
    return this.#orRestore(
      () => (stays ? base : withAnswers(returnTo(back, s), answers)),
      () => this.#runOn(s, back),
    )
  }

  /** Keeps the answer of a player who chooses later (101.4). */
  keepEarly({ serial, decision }: Asked, answer: Answer): void {
    const { player, purpose } = decision
    notesOf(this.#own()).early = [...this.#base.early, { serial, player, purpose, answer }]
    const { asked, end } = this.#waiting
    this.#waiting = { asked: asked.filter((one) => one.serial !== serial), end }
    this.#window = null
  }

  /** Takes the unfinished action back to its first decision. Returns false if no choice has been made in it. */
  takeBack(): boolean {
    if (this.#base.answers.length === 0) return false
    const s = fork(this.#base)
    this.#forgetChoices(s)
    const outcome = coded(() => runAction(s, this.#obvious))
    if (outcome.is !== "suspended") return false
    this.#forgetChoices(this.#own())
    this.#suspend(s.answers, outcome.pending)
    return true
  }

  /** Drops the unfinished action, makes a change as an action of its own, and continues from there. */
  interrupt(change: (s: State) => void): Refusal | null {
    const base = this.#base
    return this.#orRestore(
      () => base,
      () => {
        const s = fork(base)
        this.#forgetChoices(s)
        change(s)
        return this.#runOn(s, savepoint(s))
      },
    )
  }

  /** Changes data that no action in progress can have read. */
  adjust(change: (s: State) => void): void {
    const s = fork(this.#base)
    change(s)
    this.#become(s)
  }

  /** The result of `look` on the state in the middle of the action in progress; that state is discarded. */
  inProgress<T>(look: (s: State) => T): T {
    this.#midst ??= this.#window === null ? midstOf(this.#base) : midwindowOf(this.#base, this.#window)
    return look(fork(this.#midst))
  }

  /** Runs actions until one needs an answer or the game ends. Returns why an action is illegal, or null. */
  run(): Refusal | null {
    return this.#runOn(this.#base, savepoint(this.#base))
  }

  /** An independent copy. */
  fork(): GameLoop {
    const copy = new GameLoop(this.#base, [])
    copy.#history = this.#history
    copy.#waiting = this.#waiting
    copy.#obvious = this.#obvious
    copy.#window = this.#window
    return copy
  }

  /** Drops the choices of the unfinished action. Decisions asked after that get new serial numbers. */
  #forgetChoices(s: State): void {
    notesOf(s).answers = []
    notesOf(s).early = []
    notesOf(s).serial = this.#waiting.end
  }

  #runOn(s: State, back: Savepoint): Refusal | null {
    const stop = runOn(s, back, this.#history, this.#obvious)
    if (stop.is === "illegal") return stop.why
    this.#become(stop.base)
    this.#history = stop.history
    if (stop.is === "asking") {
      this.#suspend(stop.answers, stop.pending)
      // Without `obvious` the same action could ask earlier.
      this.#window = this.#obvious === null ? stop.window : null
    } else this.#waiting = NOBODY
    return null
  }

  /** Makes a change; unless it succeeds, restores the game with the state of before. */
  #orRestore(before: () => State, change: () => Refusal | null): Refusal | null {
    const [waiting, history, handedOut] = [this.#waiting, this.#history, this.#handedOut]
    const restore = () => {
      this.#become(before())
      this.#handedOut = handedOut
      this.#waiting = waiting
      this.#history = history
    }
    try {
      const refusal = change()
      if (refusal !== null) restore()
      return refusal
    } catch (error) {
      restore()
      invalidate(this.#base) // Readings may have been left half made.
      throw internal(error)
    }
  }

  #become(base: State): void {
    endJournal(base)
    this.#base = base
    this.#handedOut = false
    this.#midst = null
    this.#window = null
  }

  /** The state, for writing notes of the game's own course. */
  #own(): State {
    if (this.#handedOut) this.#become(fork(this.#base))
    return this.#base
  }

  /** Keeps the answers given by now, and drops the early ones that have been used. */
  #suspend(answers: readonly Answer[], pending: Pending): void {
    const base = this.#base
    if (answers.length > base.answers.length) {
      const notes = notesOf(base)
      notes.answers = answers.slice()
      notes.early = base.early.filter(({ serial }) => serial >= base.serial + base.answers.length)
    }
    this.#midst = null
    this.#waiting = waitingFor(base, pending)
  }
}

function withAnswers(s: State, answers: readonly Answer[]): State {
  notesOf(s).answers = answers.slice()
  return s
}

function midstOf(base: State): State {
  const s = fork(base)
  if (base.over === null) coded(() => runAction(s, null))
  return s
}

/** The same for a window, without looking again for all that could be done. */
function midwindowOf(base: State, window: Unnoticed): State {
  const s = fork(base)
  put(s, window)
  return s
}

/** What the engine throws of itself is a bug of it, told as such. */
function coded<T>(act: () => T): T {
  try {
    return act()
  } catch (error) {
    throw internal(error)
  }
}

function internal(error: unknown): GameError {
  if (error instanceof GameError) return error
  return new GameError("internal", messageOf(error), undefined, false, { cause: error })
}
