import { inherited, RULESETS, type Ruleset, ruleNumber } from "@apnap/engine"
import { existed, MOVING, SETTLED } from "./since.ts"

/**
 * The number of a rule in an era, as far as it is known: before 2009 the rules were numbered otherwise, some rules are younger,
 * and keywords move with each new one. Where only the section of then is known it is that. Undefined where nothing is known.
 */
export function numberThen(rule: string, ruleset: Ruleset): string | undefined {
  if (rule.includes("@")) return existed(rule, ruleset) ? ruleNumber(ruleset, rule) : undefined
  const own = ruleset.numbers[rule]
  if (own !== undefined) return own
  if (!existed(rule, ruleset)) return undefined
  return inherited(ruleset, rule) ?? (isOfToday(rule, ruleset) ? ruleNumber(ruleset, rule) : undefined)
}

/** Whether a rule without a number of its own had that of today. */
function isOfToday(rule: string, ruleset: Ruleset): boolean {
  if (ruleset.knobs.terms === "classic") return false
  if (ruleset.name === "current" || !MOVING.test(rule)) return true
  return !LATE.test(rule) && (ruleset.effective >= SETTLED || isSettled(rule, ruleset))
}

/** Keyword actions moved last in 2025. */
const LATE = /^701\./

/** From a ruleset on in which a later one had told of another number, the number of today holds. */
function isSettled(rule: string, ruleset: Ruleset): boolean {
  const above = [rule, rule.replace(/[a-z]$/, ""), rule.slice(0, 3)]
  const last = RULESETS.findLastIndex(
    ({ numbers, knobs }) => knobs.terms !== "classic" && above.some((one) => numbers[one] !== undefined),
  )
  return last >= 0 && RULESETS.indexOf(ruleset) > last
}
