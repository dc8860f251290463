import type { AnswerTo, Decision } from "./decision.ts"
import { isForced } from "./forced.ts"
import type { State } from "./state.ts"

/** Thrown to leave an action that needs an answer; caught only by the game's face. */
export const SUSPEND: unique symbol = Symbol("suspend")
/** Thrown when a proposed action turns out to be illegal; the game returns to the moment before it (733.1). */
export const ILLEGAL: unique symbol = Symbol("illegal")

/** An in-process player: answers at once. Its answers must be legal; the game's face checks them. */
export type Asker = (s: State, decision: Decision) => AnswerTo<Decision>

let asker: Asker | null = null
let pending: Decision | null = null
let why: Refusal | null = null

/** Why a proposed action was illegal. */
export interface Refusal {
  rule: string
  reason: string
}

/**
 * The player's choice. Reads the log of the unfinished action; else asks the in-process player; else suspends. Rules code
 * calls this in straight lines and is run again from the start of the action with one more answer.
 */
export function choose<D extends Decision>(s: State, decision: D): AnswerTo<D> {
  const at = s.cursor++
  if (s.forced !== 0 && !isForced(decision)) s.forced = 0
  if (at < s.answers.length) return s.answers[at] as AnswerTo<D>
  if (asker === null) {
    pending = decision
    throw SUSPEND
  }
  const answer = asker(s, decision)
  s.answers.push(answer)
  return answer as AnswerTo<D>
}

/** Gives up the proposed action. */
export function illegal(rule: string, reason: string): never {
  why = { rule, reason }
  throw ILLEGAL
}

/** For the game's face: sets who answers in process, and returns who did before. */
export function setAsker(next: Asker | null): Asker | null {
  const before = asker
  asker = next
  return before
}

/** For the game's face: the decision that suspended the action. */
export function takePending(): Decision {
  const decision = pending!
  pending = null
  return decision
}

/** For the game's face: why the last proposal was illegal. */
export function takeRefusal(): Refusal {
  const refusal = why!
  why = null
  return refusal
}
