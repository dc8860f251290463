import { inherited, RULESETS, type Ruleset, ruleNumber } from "@apnap/engine"
import { existed, MOVING, SETTLED } from "./since.ts"

/** Numbers found before: a chapter, or a search for a number, asks for those of all rules. */
const FOUND = new WeakMap<Ruleset, Map<string, string | undefined>>()

/**
 * A rule's number in an era, as far as it is known: before 2009 numbering was different, some rules are newer,
 * and each new keyword shifts others. If only the old section is known, returns that. Undefined if nothing is known.
 */
export function numberThen(rule: string, ruleset: Ruleset): string | undefined {
  const found = FOUND.get(ruleset) ?? new Map<string, string | undefined>()
  FOUND.set(ruleset, found)
  if (!found.has(rule)) found.set(rule, findNumber(rule, ruleset))
  return found.get(rule)
}

function findNumber(rule: string, ruleset: Ruleset): string | undefined {
  if (rule.includes("@")) return existed(rule, ruleset) ? ruleNumber(ruleset, rule) : undefined
  if (!existed(rule, ruleset)) return undefined
  const own = ruleset.numbers[rule]
  if (own !== undefined) return own
  return inherited(ruleset, rule) ?? (isOfToday(rule, ruleset) ? ruleNumber(ruleset, rule) : undefined)
}

/** Whether a rule without a listed number had today's. */
function isOfToday(rule: string, ruleset: Ruleset): boolean {
  if (ruleset.knobs.terms === "classic") return false
  if (ruleset.name === "current" || !MOVING.test(rule)) return true
  return !LATE.test(rule) && (ruleset.effective >= SETTLED || isSettled(rule, ruleset))
}

/** Keyword actions moved last in 2025. */
const LATE = /^701\./

/** Today's number applies after the last ruleset with a listed number. */
function isSettled(rule: string, ruleset: Ruleset): boolean {
  const above = [rule, rule.replace(/[a-z]$/, ""), rule.slice(0, 3)]
  const last = RULESETS.findLastIndex(
    ({ numbers, knobs }) => knobs.terms !== "classic" && above.some((one) => numbers[one] !== undefined),
  )
  return last >= 0 && RULESETS.indexOf(ruleset) > last
}
