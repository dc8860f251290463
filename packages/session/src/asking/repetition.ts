import type { Answer, Decision, State } from "@apnap/engine"
import { PASS } from "../protocol/stops.ts"
import { type ChoiceMade, choiceMade, sameAnswer } from "./choice-made.ts"

/** Choices that a loop has at most. */
const LONGEST = 40

/** A choice, and when it was made: the turn, and how often chance had decided. */
interface Made extends ChoiceMade {
  readonly turn: number
  readonly chance: number
}

/** A loop that is repeated: the next choice, or the number of choices when an iteration has all its own, and the iterations left. */
interface Loop {
  readonly choices: readonly Made[]
  readonly at: number
  readonly left: number
}

/**
 * 732.2: a player's loop. Once they have made the same choices twice in a row, they may have them made again so many times. It is taken
 * choice by choice, so that every other player has their chance to do something else (732.2b); then it ends, as it does when a choice can't
 * be made again.
 */
export class Repetition {
  #made: Made[] = []
  #loop: Loop | null = null
  #done = 0

  /** How often the loop is still to be repeated; the iteration under way counts until its player is asked again. 0 if nothing is repeated. */
  get left(): number {
    return this.#loop?.left ?? 0
  }

  /** How often all choices of the last loop were made. */
  get done(): number {
    return this.#done
  }

  /** Whether the player may now repeat what they did. */
  isOffered(s: State, decision: Decision): boolean {
    return !this.#goesOn && this.#found(s, decision) !== null
  }

  /** Begins to repeat; the player's next choices are those of the loop. Returns false if nothing can be repeated. */
  begin(s: State, decision: Decision, times: number): boolean {
    const choices = this.#found(s, decision)
    if (choices === null) return false
    this.#loop = { choices, at: 0, left: times }
    this.#done = 0
    return true
  }

  /** The answer of the loop to the player's decision; null if they decide themselves. */
  next(s: State, decision: Decision): Answer | null {
    if (this.#loop === null || !this.#goesOn) return null
    const { choices, at } = this.#loop
    const choice = choices[at % choices.length]
    return isPredictable(s, choice) ? sameAnswer(s, decision, choice) : null
  }

  /** The player gives this answer, themselves or by the loop. It is read now; what is returned notes it, once the rules have taken it. */
  answers(s: State, decision: Decision, answer: Answer): () => void {
    const choice = choiceMade(s, decision, answer)
    const made = choice && { ...choice, turn: s.turn.number, chance: chanceOf(s) }
    return () => {
      if (made !== null) this.#note(made)
      else if (decision.kind === "attackers" || decision.kind === "blockers") this.end()
    }
  }

  #note(made: Made): void {
    if (this.#loop !== null) this.#goOn(this.#loop, made)
    // Choices of earlier turns are in no loop that could be repeated (`isPredictable`).
    if (this.#made.at(-1)?.turn !== made.turn) this.#made = []
    this.#made.push(made)
    if (this.#made.length > 2 * LONGEST) this.#made.shift()
  }

  /** Whether the loop has a choice to come. */
  get #goesOn(): boolean {
    return this.#loop !== null && (this.#loop.at < this.#loop.choices.length || this.#loop.left > 1)
  }

  #goOn({ choices, at, left }: Loop, { key }: ChoiceMade): void {
    const now = at === choices.length ? { choices, at: 0, left: left - 1 } : { choices, at, left }
    this.#loop = now.left > 0 && choices[now.at].key === key ? { ...now, at: now.at + 1 } : null
    if (this.#loop?.at === choices.length) this.#done++
  }

  /** Another player did something, or the game went back: what was repeated no longer counts. */
  end(): void {
    this.#made = []
    this.#loop = null
  }

  /** The shortest loop of which the last choices are two iterations, if it begins with an action that can be taken now (732.2a). */
  #found(s: State, decision: Decision): readonly Made[] | null {
    if (decision.kind !== "priority") return null
    for (let length = 1; 2 * length <= this.#made.length; length++) {
      if (!this.#isTwice(length)) continue
      const [choices, before] = [this.#made.slice(-length), this.#made.slice(-2 * length, -length)]
      return isLoop(s, decision, before) ? choices : null
    }
    return null
  }

  /** Whether the last choices are those before them once more. */
  #isTwice(length: number): boolean {
    const made = this.#made
    for (let i = made.length - length; i < made.length; i++)
      if (made[i].key !== made[i - length].key) return false
    return true
  }
}

function isLoop(s: State, decision: Decision, choices: readonly Made[]): boolean {
  const [first] = choices
  if (first.kind !== "priority" || first.answer === PASS || !isPredictable(s, first)) return false
  return sameAnswer(s, decision, first) !== null
}

/** 732.2a: since then no chance has decided anything; loops over several turns are not looked for. */
function isPredictable(s: State, { turn, chance }: Made): boolean {
  return turn === s.turn.number && chance === chanceOf(s)
}

function chanceOf({ random, players }: State): number {
  return players.reduce((sum, { shuffles }) => sum + shuffles, random.draws)
}
