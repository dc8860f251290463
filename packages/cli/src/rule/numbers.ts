import { RULESETS, ruleNumber } from "@apnap/engine"

/** A number that a rule had, from one ruleset to another. */
export interface NumberSpan {
  number: string
  first: string
  last: string
}

/** The numbers that a rule had through the eras. The number alone does not say that the rule was in force. */
export function numbersOf(rule: string): NumberSpan[] {
  const spans: NumberSpan[] = []
  for (const ruleset of RULESETS) {
    const number = ruleNumber(ruleset, rule)
    const before = spans.at(-1)
    if (before?.number === number) before.last = ruleset.name
    else spans.push({ number, first: ruleset.name, last: ruleset.name })
  }
  return spans
}
