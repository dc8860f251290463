import { type Decision, type PlayerId, ruleNumber, type State } from "@apnap/engine"
import { EVERYTHING, type Thing, thing } from "./thing.ts"

/** A decision as one reader may know it, with all that a prompt in any language needs. Plain data. */
export interface Question {
  /** What for: "discard", "target", "scry" … */
  purpose: string
  rule: string
  /** The rule's number in the era of the game. */
  number: string
  /** How many are to be chosen, or between which numbers; null where that is no question. */
  range: { min: number; max: number } | null
  /** The keyword of a cost that may be paid, or "". */
  label: string
  /** What is to be divided; 0 for nothing. */
  total: number
  /** What asks. */
  source: Thing
  /** Who begins, where mulligans are decided; `nothing` elsewhere. */
  starter: Thing
}

/** The decision as a reader may know it. */
export function questionOf(s: State, d: Decision, reader: PlayerId = EVERYTHING): Question {
  return {
    purpose: d.purpose,
    rule: d.rule,
    number: ruleNumber(s.ruleset, d.rule),
    range:
      d.kind === "choose" || d.kind === "option" || d.kind === "number" ? { min: d.min, max: d.max } : null,
    label: d.kind === "confirm" ? (d.label ?? "") : "",
    total: d.kind === "distribute" ? d.total : 0,
    source: thing(s, d.source, reader),
    starter: thing(s, d.purpose === "mulligan" && d.kind === "confirm" ? (d.about?.[0] ?? 0) : 0, reader),
  }
}
