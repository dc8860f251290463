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

/** How episodes go. */
export interface Rules {
  /** Indices that one step can have; longer lists are chosen from in pages. */
  options: number
  /** The player taps for mana: mana abilities are offered, and payments asked. Else payments find the mana themselves. */
  manualMana: boolean
  /** An episode that goes on after so many turns, or so many steps, is truncated. */
  maxTurns: number
  maxSteps: number
  /** By seat: who is played by the computer; null for who is asked. */
  computers: readonly (Opponent | null)[]
}

/** Proposals that turned out illegal (733.1) after which what was proposed is offered no more, or the quiet answer is taken. */
const STRIKES = 3

/** A game as a sequence of single-index steps of those who are asked; what allows one thing only is done at once. */
export class Episode {
  readonly #rules: Rules
  #game: Game
  #moment: Moment | null = null
  #steps = 0
  #truncated = false
  /** What was begun and refused since something was last done, and how often. */
  #strikes: ReadonlyMap<string, number> = new Map()
  /** What the unfinished action began with. */
  #begun: Action | Decision["kind"] | undefined

  private constructor(rules: Rules, game: Game) {
    this.#rules = rules
    this.#game = game
  }

  /** Starts a game and goes to its first step. */
  static start(setup: GameSetup, rules: Rules): Episode {
    const game = Game.start(setup)
    if (rules.manualMana) for (const { id } of game.state.players) game.payByHand(id, true)
    game.answerObvious(rules.manualMana ? passNothing : passIdle)
    const episode = new Episode(rules, game)
    episode.#goOn()
    return episode
  }

  /** What is asked now; null when the episode is over. */
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

  /** Whether it was cut. */
  get truncated(): boolean {
    return this.#truncated
  }

  /** 1 for winners and -1 for losers of a game that is over; 0 else, and for a draw. */
  rewards(): number[] {
    const { over, players } = this.#game.state
    if (over === null || over.winners.length === 0) return players.map(() => 0)
    return players.map(({ id }) => (over.winners.includes(id) ? 1 : -1))
  }

  /** Whether the index may be taken now. */
  mayTake(index: number): boolean {
    return this.#moment?.offered[index] === true
  }

  /** Takes an index that may be taken, and goes to the next step of who is asked. */
  take(index: number): void {
    const moment = this.#moment!
    this.#steps++
    this.#follow(moment.decision, moment.step.take(index), moment.state)
    if (this.#moment === null) this.#goOn()
  }

  /** A copy that goes its own way. */
  fork(): Episode {
    const copy = new Episode(this.#rules, this.#game.fork())
    copy.#moment = this.#moment
    copy.#steps = this.#steps
    copy.#truncated = this.#truncated
    copy.#strikes = this.#strikes
    copy.#begun = this.#begun
    return copy
  }

  /** Plays on to the next step that allows several things. */
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

  /** Stops at a step that allows several things, and answers when the answer is whole. */
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

  /** Answers; what turns out illegal is asked again (733.1). */
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

/** Passes where nothing else can be done. */
const passNothing: PartialAsker = (_, d) => (d.kind === "priority" && d.options.length === 1 ? PASS : null)

/** Passes where nothing but mana can be made. */
const passIdle: PartialAsker = (_, d) => {
  if (d.kind !== "priority") return null
  for (const action of d.options)
    if (action.do !== "pass" && !(action.do === "activate" && action.mana === true)) return null
  return PASS
}

/** The state as the decision is asked: a window of priority asks before anything is done. */
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

/** Card names that may be chosen (201.4): those of the game's cards, and of all embedded ones. */
function cardNames({ definitions }: State): string[] {
  return [...new Set([...definitions.map(({ name }) => name), ...EMBEDDED.map(({ name }) => name)])]
}

/** The only index that may be taken; null where there are several. */
function onlyOne(offered: readonly boolean[]): number | null {
  const first = offered.indexOf(true)
  return first === offered.lastIndexOf(true) ? first : null
}

function keyOf(begun: Action | Decision["kind"] | undefined): string {
  return JSON.stringify(begun ?? null)
}
