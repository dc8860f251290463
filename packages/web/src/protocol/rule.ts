import type { Sentences } from "@apnap/session/protocol"
import type { AboutRule } from "@apnap/words/eras"

/** A built-in scenario that demonstrates a rule. */
export interface ShownScenario {
  id: string
  title: Sentences
  /** Its era by name; "current" for today's rules. */
  ruleset: string
}

/** The worker's information about a rule. */
export interface ToldRule extends Omit<AboutRule, "scenarios"> {
  scenarios: readonly ShownScenario[]
  /** If none demonstrates it: some in which it applies. */
  happens: readonly ShownScenario[]
}
