import { EMBEDDED } from "@apnap/cards"
import {
  type Action,
  type Answer,
  type Decision,
  Game,
  GameError,
  type GameSetup,
  type PartialAsker,
  type State,
} from "@apnap/engine"
import { declarationCheck } from "@apnap/engine/internal"
import type { Opponent } from "../opponents/opponent.ts"
import { paged } from "../steps/pages.ts"
import type { Stepped, Stepping } from "../steps/stepping.ts"
import { stepsOf } from "../steps/steps.ts"
import type { Moment } from "./observe.ts"

/** The settings of an episode. */
export interface Rules {
  /** Maximum number of indices in a step; longer lists are split into pages. */
  options: number
  /** The player taps for mana: mana abilities are offered, and payments asked. Otherwise payments are automatic. */
  manualMana: boolean
  /** An episode that exceeds this many turns or steps is truncated. */
  maxTurns: number
  maxSteps: number
  /** By seat: the computer player; null for an agent's seat. */
  computers: readonly (Opponent | null)[]
}

/** Illegal proposals (733.1) after which an action is no longer offered, or the quiet answer is taken. */
const STRIKES = 3

/** A game as a sequence of single-index steps for the agents; forced moves are made automatically. */
export class Episode {
  readonly #rules: Rules
  #game: Game
  #moment: Moment | null = null
  #steps = 0
  #truncated = false
  /** Actions begun and refused since the last completed one, with their counts. */
  #strikes: ReadonlyMap<string, number> = new Map()
  /** The first answer of the unfinished action. */
  #begun: Action | Decision["kind"] | undefined

  private constructor(rules: Rules, game: Game) {
    this.#rules = rules
    this.#game = game
  }

  /** Starts a game and advances to its first step. */
  static start(setup: GameSetup, rules: Rules): Episode {
    const game = Game.start(setup)
    if (rules.manualMana) for (const { id } of game.state.players) game.payByHand(id, true)
    game.answerObvious(rules.manualMana ? passNothing : passIdle)
    const episode = new Episode(rules, game)
    episode.#goOn()
    return episode
  }

  /** The current step; null when the episode is over. */
  get moment(): Moment | null {
    return this.#moment
  }

  get game(): Game {
    return this.#game
  }

  /** Whether the game has ended by its rules. */
  get terminated(): boolean {
    return this.#game.over
  }

  /** Whether the episode was cut short. */
  get truncated(): boolean {
    return this.#truncated
  }

  /** 1 for winners and -1 for losers of a finished game; 0 otherwise, and in a draw. */
  rewards(): number[] {
    const { over, players } = this.#game.state
    if (over === null || over.winners.length === 0) return players.map(() => 0)
    return players.map(({ id }) => (over.winners.includes(id) ? 1 : -1))
  }

  /** Whether the index is legal now. */
  mayTake(index: number): boolean {
    return this.#moment?.offered[index] === true
  }

  /** Takes a legal index, and advances to the agents' next step. */
  take(index: number): void {
    const moment = this.#moment!
    this.#steps++
    this.#follow(moment.decision, moment.step.take(index), moment.state)
    if (this.#moment === null) this.#goOn()
  }

  /** An independent copy. */
  fork(): Episode {
    const copy = new Episode(this.#rules, this.#game.fork())
    copy.#moment = this.#moment
    copy.#steps = this.#steps
    copy.#truncated = this.#truncated
    copy.#strikes = this.#strikes
    copy.#begun = this.#begun
    return copy
  }

  /** Advances to the next step with a real choice. */
  #goOn(): void {
    while (!this.#isOver()) {
      const game = this.#game
      const { decision, decider } = game
      if (decision === null) return
      const computer = this.#rules.computers[decider]
      if (computer !== null) this.#decide(decision, computer.answer(game, decider))
      else {
        const state = stateOf(game, decision)
        this.#follow(
          decision,
          paged(stepsOf(decision, surroundings(state, decision)), this.#rules.options),
          state,
        )
        if (this.#moment !== null) return
      }
    }
  }

  #isOver(): boolean {
    const { turn } = this.#game.state
    const isLong = turn.number > this.#rules.maxTurns || this.#steps >= this.#rules.maxSteps
    if (isLong && !this.#game.over) this.#cut()
    return this.#truncated || this.#game.over
  }

  #cut(): void {
    this.#truncated = true
    this.#moment = null
  }

  /** Follows the steps of an answer: stops at one with a real choice, and answers once complete. */
  #follow(decision: Decision, first: Stepped, state: State): void {
    this.#moment = null
    let stepped = first
    while ("next" in stepped) {
      const { next } = stepped
      const offered = next.options.map(({ legal }, index) => legal && this.#isAllowed(decision, next, index))
      const only = onlyOne(offered)
      if (only === null) {
        if (this.#steps >= this.#rules.maxSteps) this.#cut()
        else this.#moment = { state, decision, step: next, viewer: this.#game.decider, offered }
        return
      }
      stepped = next.take(only)
    }
    this.#decide(decision, stepped.answer)
  }

  #isAllowed(decision: Decision, step: Stepping, index: number): boolean {
    if (decision.kind !== "priority") return true
    if (!this.#rules.manualMana && step.options[index].kind === "mana") return false
    return this.#strikes.size === 0 || (this.#strikes.get(keyOf(decision.options[index])) ?? 0) < STRIKES
  }

  /** Gives the answer; an illegal one is asked again (733.1). */
  #decide(decision: Decision, answer: Answer): void {
    if (decision.kind === "priority") this.#begun = decision.options[Number(answer)]
    else if (this.#game.state.answers.length === 0) this.#begun = decision.kind
    try {
      this.#game.decide(decision, answer)
      if (this.#strikes.size > 0 && this.#game.state.answers.length === 0) this.#strikes = new Map()
    } catch (error) {
      if (error instanceof GameError && error.code === "endless") return this.#cut()
      if (!(error instanceof GameError) || error.code !== "illegal-answer") throw error
      const key = keyOf(this.#begun)
      const count = (this.#strikes.get(key) ?? 0) + 1
      this.#strikes = new Map([...this.#strikes, [key, count]])
      if (count >= STRIKES && this.#game.decision?.kind !== "priority") this.#game.decideQuietly()
    }
  }
}

const PASS = 0

/** Passes if nothing else is possible. */
const passNothing: PartialAsker = (_, d) => (d.kind === "priority" && d.options.length === 1 ? PASS : null)

/** Passes if nothing but mana abilities is possible. */
const passIdle: PartialAsker = (_, d) => {
  if (d.kind !== "priority") return null
  for (const action of d.options)
    if (action.do !== "pass" && !(action.do === "activate" && action.mana === true)) return null
  return PASS
}

/** The state in which the decision is made: priority is asked before the action in progress, other decisions within it. */
function stateOf(game: Game, decision: Decision): State {
  return decision.kind === "priority" && game.state.answers.length === 0
    ? game.state
    : game.inProgress((s) => s)
}

function surroundings(state: State, decision: Decision): Parameters<typeof stepsOf>[1] {
  return {
    isLegal: () =>
      decision.kind === "attackers" || decision.kind === "blockers"
        ? declarationCheck(state, decision)
        : null,
    names: () => cardNames(state),
  }
}

/** Card names that may be chosen (201.4): those of the game's cards and all embedded ones. */
function cardNames({ definitions }: State): string[] {
  return [...new Set([...definitions.map(({ name }) => name), ...EMBEDDED.map(({ name }) => name)])]
}

/** The only legal index; null if there are several. */
function onlyOne(offered: readonly boolean[]): number | null {
  const first = offered.indexOf(true)
  return first === offered.lastIndexOf(true) ? first : null
}

function keyOf(begun: Action | Decision["kind"] | undefined): string {
  return JSON.stringify(begun ?? null)
}
