import { bottomedIfKept, type Decision, type PlayerId, ruleNumber, type State } from "@apnap/engine"
import { EVERYTHING, type Thing, thing } from "./thing.ts"

/** A decision as one reader may know it, with everything needed for a prompt in any language. Plain data. */
export interface Question {
  /** The purpose: "discard", "target", "scry" … */
  purpose: string
  rule: string
  /** The rule's number in the era of the game. */
  number: string
  /** How many to choose, or the range of the number; null if not applicable. */
  range: { min: number; max: number } | null
  /** The keyword of an optional cost, or "". */
  label: string
  /** The total to divide; 0 if none. */
  total: number
  /** The asking object. */
  source: Thing
  /** The starting player, for mulligan decisions; otherwise `nothing`. */
  starter: Thing
  /** For mulligan decisions, how many cards go to the bottom if the hand is kept (103.5); otherwise 0. */
  bottomed: number
}

/** The decision as a reader may know it. */
export function questionOf(s: State, d: Decision, reader: PlayerId = EVERYTHING): Question {
  const isMulligan = d.purpose === "mulligan" && d.kind === "confirm"
  return {
    purpose: d.purpose,
    rule: d.rule,
    number: ruleNumber(s.ruleset, d.rule),
    range:
      d.kind === "choose" || d.kind === "option" || d.kind === "number" ? { min: d.min, max: d.max } : null,
    label: d.kind === "confirm" ? (d.label ?? "") : "",
    total: d.kind === "distribute" ? d.total : 0,
    source: thing(s, d.source, reader),
    starter: thing(s, isMulligan ? (d.about?.[0] ?? 0) : 0, reader),
    bottomed: isMulligan ? bottomedIfKept(s, d.player) : 0,
  }
}
