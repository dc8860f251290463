import type { PartialAsker, Pending } from "../state/choose.ts"
import type { Answer } from "../state/decision.ts"
import { fork, notesOf } from "../state/edit.ts"
import { GameError } from "../state/game-error.ts"
import type { Refusal } from "../state/refusal.ts"
import type { State } from "../state/state.ts"
import { type Asked, NOBODY, type Waiting, waitingFor } from "./asked.ts"
import { type History, historyOf } from "./history.ts"
import { runAction } from "./run.ts"
import { runOn } from "./run-on.ts"
import type { EarlierTurns } from "./saving/save.ts"

/**
 * A running game: performs actions until one needs an answer, then reruns that action with one more answer. A change that fails leaves
 * everything as it was.
 */
export class GameLoop {
  /** The state before the unfinished action, with the choices made in it so far. */
  #base: State
  #waiting: Waiting = NOBODY
  /** Events of earlier turns. */
  #history: History | null
  #obvious: PartialAsker | null = null
  /** The state in which the action stopped to ask; valid for this base and number of answers. Only forks of it are handed out. */
  #midst: { base: State; answers: number; state: State } | null = null

  constructor(state: State, turns: EarlierTurns) {
    this.#base = fork(state)
    this.#history = historyOf(turns)
  }

  get base(): State {
    return this.#base
  }

  get waiting(): Waiting {
    return this.#waiting
  }

  get history(): History | null {
    return this.#history
  }

  /** From now on, decisions that `obvious` answers are not asked. */
  answerObvious(obvious: PartialAsker | null): void {
    this.#obvious = obvious
  }

  /** Answers the unfinished action's decision. Returns why this makes the action illegal, or null. */
  answer(answer: Answer): Refusal | null {
    return this.#atomically(() => {
      notesOf(this.#base).answers.push(answer)
      return this.run()
    })
  }

  /** Keeps the answer of a player who chooses later (101.4). */
  keepEarly({ serial, decision }: Asked, answer: Answer): void {
    const { player, purpose } = decision
    notesOf(this.#base).early = [...this.#base.early, { serial, player, purpose, answer }]
    const { asked, end } = this.#waiting
    this.#waiting = { asked: asked.filter((one) => one.serial !== serial), end }
  }

  /** Takes the unfinished action back to its first decision. Returns false if no choice has been made in it. */
  takeBack(): boolean {
    const { answers } = this.#base
    const s = fork(this.#base)
    this.#forgetChoices(s)
    const outcome = answers.length === 0 ? null : runAction(s, this.#obvious)
    if (outcome?.is !== "suspended") return false
    this.#forgetChoices(this.#base)
    this.#suspend(s, outcome.pending)
    return true
  }

  /** Drops the unfinished action, makes a change as an action of its own, and continues from there. */
  interrupt(change: (s: State) => void): Refusal | null {
    return this.#atomically(() => {
      const s = fork(this.#base)
      this.#forgetChoices(s)
      change(s)
      this.#base = s
      return this.run()
    })
  }

  /** Changes data that no action in progress can have read. */
  adjust(change: (s: State) => void): void {
    const s = fork(this.#base)
    change(s)
    this.#base = s
  }

  /** The result of `look` on the state in the middle of the action in progress; that state is discarded. */
  inProgress<T>(look: (s: State) => T): T {
    const [base, midst] = [this.#base, this.#midst]
    if (midst?.base === base && midst.answers === base.answers.length) return look(fork(midst.state))
    const s = fork(base)
    if (base.over === null) runAction(s, null)
    return look(s)
  }

  /** Runs actions until one needs an answer or the game ends. Returns why an action is illegal, or null. */
  run(): Refusal | null {
    const stop = runOn(this.#base, this.#history, this.#obvious)
    if (stop.is === "illegal") return stop.why
    this.#base = stop.base
    this.#history = stop.history
    if (stop.is === "asking") this.#suspend(stop.midst, stop.pending)
    else this.#waiting = NOBODY
    return null
  }

  /** An independent copy. */
  fork(): GameLoop {
    const copy = new GameLoop(this.#base, [])
    copy.#history = this.#history
    copy.#waiting = this.#waiting
    copy.#obvious = this.#obvious
    return copy
  }

  /** Drops the choices of the unfinished action. Decisions asked after that get new serial numbers. */
  #forgetChoices(s: State): void {
    notesOf(s).answers = []
    notesOf(s).early = []
    notesOf(s).serial = this.#waiting.end
  }

  /** Makes a change; unless it succeeds, restores the game. */
  #atomically(change: () => Refusal | null): Refusal | null {
    const [base, waiting, history] = [this.#base, this.#waiting, this.#history]
    const { answers } = notesOf(base)
    const given = answers.length
    let done = false
    try {
      const refusal = change()
      done = refusal === null
      return refusal
    } catch (error) {
      if (error instanceof GameError) throw error
      const message = error instanceof Error ? error.message : String(error)
      throw new GameError("internal", message, undefined, false, { cause: error })
    } finally {
      if (!done) {
        this.#base = base
        this.#waiting = waiting
        this.#history = history
        answers.length = given
      }
    }
  }

  /** Keeps the early answers that have been used, and what was derived from the state if it is unchanged. */
  #suspend(s: State, pending: Pending): void {
    const base = this.#base
    const notes = notesOf(base)
    if (s.revision === base.revision) {
      notes.derived = s.derived
      notes.quiet = s.quiet
    }
    if (s.answers.length > base.answers.length) {
      notes.answers = notesOf(s).answers
      notes.early = base.early.filter(({ serial }) => serial >= base.serial + base.answers.length)
    }
    this.#midst = { base, answers: base.answers.length, state: s }
    this.#waiting = waitingFor(base, pending)
  }
}
