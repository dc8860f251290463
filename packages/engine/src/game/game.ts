import type { Asker } from "../state/choose.ts"
import type { Answer, Decision } from "../state/decision.ts"
import { fork } from "../state/edit.ts"
import type { GameEvent } from "../state/event.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { answerFault } from "../state/validate.ts"
import { digest } from "./digest.ts"
import { GameError } from "./errors.ts"
import { runAction } from "./run.ts"
import { loadState, saveState } from "./save.ts"
import { createState, type GameSetup } from "./setup.ts"
import { type View, viewOf } from "./view.ts"

/**
 * A game of Magic: a state, and the decision that it waits for. `decide` answers; everything between two decisions happens by
 * itself. A game is a value: fork it, save it, look at it at any decision.
 */
export class Game {
  /** The state before the unfinished action, with the choices made in it so far. */
  #base: State
  #decision: Decision | null = null
  /** Events of the turns before this one, one list for each turn. */
  #turns: readonly (readonly GameEvent[])[]

  private constructor(base: State, turns: readonly (readonly GameEvent[])[]) {
    this.#base = base
    this.#turns = turns
  }

  /** Starts a game (103). Throws a `GameError` when the set-up is not allowed. */
  static start(setup: GameSetup): Game {
    return Game.from(createState(setup))
  }

  /** A game that goes on from a state; `turns` are the events of earlier turns, where known. */
  static from(state: State, turns: readonly (readonly GameEvent[])[] = []): Game {
    const game = new Game(state, turns)
    game.#run()
    return game
  }

  /** A game saved by `save`, at the same decision. Throws a `GameError` ("bad-save", "save-version") and starts nothing. */
  static load(text: string): Game {
    return Game.from(loadState(text))
  }

  /** Whether the game has ended (104.1). */
  get over(): boolean {
    return this.#base.over !== null
  }

  /** What must be decided now; null when the game is over. */
  get decision(): Decision | null {
    return this.#decision
  }

  /** Who makes the current decision: normally the player it belongs to (723.5). -1 when the game is over. */
  get decider(): PlayerId {
    return this.#decision === null ? -1 : this.#base.players[this.#decision.player].decidedBy
  }

  /** The state before the action in progress; for reading only. */
  get state(): State {
    return this.#base
  }

  /** Answers the current decision. An answer to another decision, or an illegal one, is refused and changes nothing. */
  decide(decision: Decision, answer: Answer): void {
    if (this.#decision === null) throw new GameError("game-over", "the game is over")
    if (decision !== this.#decision)
      throw new GameError("stale-decision", "this decision is no longer the one to make")
    const fault = answerFault(decision, answer)
    if (fault !== null) throw new GameError("illegal-answer", fault, decision.rule)
    this.#base.answers.push(answer)
    this.#run()
  }

  /** The game as a player may see it (400.2). */
  view(player: PlayerId): View {
    return viewOf(this.#base, player)
  }

  /** Everything that has happened, in order, each event with the number of its rule. */
  history(): readonly GameEvent[] {
    return [...this.#turns.flat(), ...this.#base.events]
  }

  /** A copy that goes its own way. */
  fork(): Game {
    const copy = new Game(fork(this.#base), this.#turns)
    copy.#decision = this.#decision
    return copy
  }

  /** The game as JSON text, to be loaded at the same decision. */
  save(): string {
    return saveState(this.#base)
  }

  /** A digest of the game: equal for equal games. */
  digest(): string {
    return digest(this.#base)
  }

  /** Runs actions until one needs an answer or the game ends. */
  #run(): void {
    for (;;) {
      const s = fork(this.#base)
      const outcome = runAction(s, null)
      switch (outcome.is) {
        case "suspended":
          this.#decision = outcome.decision
          return
        case "illegal":
          this.#takeBack()
          throw new GameError("illegal-answer", outcome.why.reason, outcome.why.rule)
        case "done":
          this.#commit(s)
          if (s.over === null) break
          this.#decision = null
          return
      }
    }
  }

  #commit(s: State): void {
    if (s.turn.number !== this.#base.turn.number) this.#turns = [...this.#turns, s.lastTurnEvents]
    this.#base = s
  }

  /** 733.1: an illegal action is taken back whole; the game waits for its first decision again. */
  #takeBack(): void {
    this.#base.answers = []
    const outcome = runAction(fork(this.#base), null)
    if (outcome.is === "suspended") this.#decision = outcome.decision
  }
}

/** Plays on with in-process players until the game ends or `limit` actions have been done: the fast way, for simulations. */
export function playOut(state: State, asker: Asker, limit = Number.POSITIVE_INFINITY): State {
  let s = state
  for (let i = 0; i < limit && s.over === null; i++) {
    const base = fork(s)
    if (runAction(s, asker).is === "illegal") {
      s = base
      s.answers = []
    }
  }
  return s
}
