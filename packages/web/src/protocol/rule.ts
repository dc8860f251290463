import type { Sentences } from "@apnap/session/protocol"
import type { AboutRule } from "@apnap/words/eras"

/** A shipped scenario that shows a rule. */
export interface ShownScenario {
  id: string
  title: Sentences
  /** Its era by name; "current" for today's rules. */
  ruleset: string
}

/** What the page is told of a rule. */
export interface ToldRule extends Omit<AboutRule, "scenarios"> {
  scenarios: readonly ShownScenario[]
  /** Where none shows it: some in which it applies. */
  happens: readonly ShownScenario[]
}
