import type { Check } from "./check-format.ts"
import type { InLanguages, Scenario } from "./format.ts"

/** The lesson part of a scenario: a question and what settles it. The scenario's text is the explanation. */
export interface Lesson {
  /** Asks about the first check of `expect` without revealing the answer. */
  question: InLanguages
  /** The rules that settle it, by current number, the decisive one first. */
  rules: readonly string[]
  /** The outcome under other eras' rules, where it differs. */
  once?: readonly Once[]
}

/** The same position under another era's rules. */
export interface Once extends Partial<Pick<Scenario, "choices" | "targets" | "script" | "impossible">> {
  /** The ruleset by name. */
  ruleset: string
  text: InLanguages
  expect: readonly Check[]
}

/** A lesson under another era's rules, as a separate scenario. */
export function asOnce({ lesson: _, ...scenario }: Scenario, once: Once): Scenario {
  return { ...scenario, ...once, id: `${scenario.id}@${once.ruleset}`, checkpoints: [] }
}
