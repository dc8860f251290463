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

/** A game as it runs: actions are done until one needs an answer, and done again with one more. Unless a change succeeds, all is as before. */
export class GameLoop {
  /** The state before the unfinished action, with the choices made in it so far. */
  #base: State
  #waiting: Waiting = NOBODY
  /** Events of the turns before this one. */
  #history: History | null
  #obvious: PartialAsker | null = null
  /** The state in which the action stopped to ask, as long as it begins with these choices. Only forks of it are given away. */
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

  /** What this answers is not asked from now on. */
  answerObvious(obvious: PartialAsker | null): void {
    this.#obvious = obvious
  }

  /** Gives the answer that the unfinished action waits for; or says why it makes the action illegal. */
  answer(answer: Answer): Refusal | null {
    return this.#atomically(() => {
      notesOf(this.#base).answers.push(answer)
      return this.run()
    })
  }

  /** Keeps the answer of a player who is asked later (101.4). */
  keepEarly({ serial, decision }: Asked, answer: Answer): void {
    const { player, purpose } = decision
    notesOf(this.#base).early = [...this.#base.early, { serial, player, purpose, answer }]
    const { asked, end } = this.#waiting
    this.#waiting = { asked: asked.filter((one) => one.serial !== serial), end }
  }

  /** Takes the unfinished action back to its first decision. Returns false where no choice has been made in it. */
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

  /** Drops the unfinished action, changes the state as an action of its own, and goes on from there. */
  interrupt(change: (s: State) => void): Refusal | null {
    return this.#atomically(() => {
      const s = fork(this.#base)
      this.#forgetChoices(s)
      change(s)
      this.#base = s
      return this.run()
    })
  }

  /** Changes what no action in progress can have read. */
  adjust(change: (s: State) => void): void {
    const s = fork(this.#base)
    change(s)
    this.#base = s
  }

  /** What `look` makes of the state in the midst of the action in progress, which is thrown away afterwards. */
  inProgress<T>(look: (s: State) => T): T {
    const [base, midst] = [this.#base, this.#midst]
    if (midst?.base === base && midst.answers === base.answers.length) return look(fork(midst.state))
    const s = fork(base)
    if (base.over === null) runAction(s, null)
    return look(s)
  }

  /** Runs actions until one needs an answer or the game ends; or says why one is illegal. */
  run(): Refusal | null {
    const stop = runOn(this.#base, this.#history, this.#obvious)
    if (stop.is === "illegal") return stop.why
    this.#base = stop.base
    this.#history = stop.history
    if (stop.is === "asking") this.#suspend(stop.midst, stop.pending)
    else this.#waiting = NOBODY
    return null
  }

  /** A copy that goes its own way. */
  fork(): GameLoop {
    const copy = new GameLoop(this.#base, [])
    copy.#history = this.#history
    copy.#waiting = this.#waiting
    copy.#obvious = this.#obvious
    return copy
  }

  /** Drops the choices of the unfinished action; what is asked from then on has other serial numbers. */
  #forgetChoices(s: State): void {
    notesOf(s).answers = []
    notesOf(s).early = []
    notesOf(s).serial = this.#waiting.end
  }

  /** Makes a change that succeeds, is refused or fails; unless it succeeds, the game is as before. */
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

  /** Keeps the answers that were given early and whose turn came, and what was found out about the state if it is still as it was. */
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
