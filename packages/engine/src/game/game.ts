import { answerFault } from "../state/validate.ts"
import type { Answer, Decision, PriorityDecision } from "../state/decision.ts"
import { fork } from "../state/edit.ts"
import type { State } from "../state/state.ts"
import type { Asker, Refusal } from "../state/choose.ts"
import { GameError } from "./errors.ts"
import { runAction } from "./run.ts"
import { createState, type GameSetup } from "./setup.ts"

/**
 * A game of Magic: a state, and the decision that it waits for. `decide` answers; everything between two decisions happens by
 * itself. A game is a value: fork it, save it, look at it at any decision.
 */
export class Game {
  /** The state before the unfinished action. */
  #base: State
  #decision: Decision | null = null
  /** Options of the current priority decision that turned out to be illegal, with the reason (733.1). */
  #refused: ReadonlyMap<string, Refusal> = new Map()

  private constructor(base: State) {
    this.#base = base
  }

  /** Starts a game (103). */
  static start(setup: GameSetup): Game {
    return Game.from(createState(setup))
  }

  /** A game that goes on from a state between two actions. */
  static from(state: State): Game {
    const game = new Game(state)
    game.#run()
    return game
  }

  /** Whether the game has ended (104.1). */
  get over(): boolean {
    return this.#base.over !== null
  }

  /** What must be decided now; null when the game is over. */
  get decision(): Decision | null {
    return this.#decision
  }

  /** The state before the action in progress; not to be written to. */
  get state(): State {
    return this.#base
  }

  /** Answers the current decision. An answer to another decision, or an illegal one, is refused and changes nothing. */
  decide(decision: Decision, answer: Answer): void {
    if (this.#decision === null) throw new GameError("game-over", "the game is over")
    if (decision !== this.#decision) throw new GameError("stale-decision", "this decision is no longer the one to make")
    const fault = answerFault(decision, answer)
    if (fault !== null) throw new GameError("illegal-answer", fault, decision.rule)
    this.#base.answers.push(answer)
    this.#run()
  }

  /** A copy that goes its own way. */
  fork(): Game {
    const copy = new Game(fork(this.#base))
    copy.#decision = this.#decision
    copy.#refused = this.#refused
    return copy
  }

  /** Runs actions until one needs an answer or the game ends. */
  #run(): void {
    for (;;) {
      const s = fork(this.#base)
      const outcome = runAction(s, null)
      if (outcome.is === "suspended") {
        this.#decision = outcome.decision
        return
      }
      if (outcome.is === "illegal") {
        this.#takeBack(outcome.why)
        continue
      }
      this.#base = s
      if (s.over !== null) {
        this.#decision = null
        return
      }
    }
  }

  /** 733.1: the game returns to the moment before the illegal action. */
  #takeBack(why: Refusal): void {
    this.#base.answers = []
    throw new GameError("illegal-answer", why.reason, why.rule)
  }
}

/** Plays on with in-process players until the game ends or `limit` actions have been done: the fast way for simulations. */
export function playOut(state: State, asker: Asker, limit = Number.POSITIVE_INFINITY): State {
  let s = state
  for (let i = 0; i < limit && s.over === null; i++) {
    const base = fork(s)
    const outcome = runAction(s, asker)
    if (outcome.is === "illegal") s = base
  }
  return s
}

export type { PriorityDecision }
