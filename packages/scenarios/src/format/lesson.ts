import type { Check } from "./check-format.ts"
import type { InLanguages, Scenario } from "./format.ts"

/** What makes a scenario a lesson: a question, and how it is settled. The scenario's text is the explanation. */
export interface Lesson {
  /** Asks about the first check of `expect`, without telling its answer. */
  question: InLanguages
  /** The rules that settle it by their current numbers, the one that decides first. */
  rules: readonly string[]
  /** How it went by the rules of other days, where they decided otherwise. */
  once?: readonly Once[]
}

/** The same position by the rules of another day. */
export interface Once extends Partial<Pick<Scenario, "choices" | "targets" | "script" | "impossible">> {
  /** The ruleset by name. */
  ruleset: string
  text: InLanguages
  expect: readonly Check[]
}

/** A lesson as it was played by the rules of another day, as a scenario of its own. */
export function asOnce({ lesson: _, ...scenario }: Scenario, once: Once): Scenario {
  return { ...scenario, ...once, id: `${scenario.id}@${once.ruleset}`, checkpoints: [] }
}
