import { type Ruleset, ruleNumber } from "@apnap/engine"
import { summarised } from "./summary.ts"

/**
 * The rule that has this number in the ruleset, by its current number; one that is no more by its key, like `704.5j@2011-09-30`.
 * Throws `rule/unknown` with the nearest numbers.
 */
export function findRule(number: string, ruleset: Ruleset): string {
  const known = summarised()
  const found = known.find((rule) => isNumbered(rule, number, ruleset))
  if (found !== undefined) return found
  throw new Error(
    `rule/unknown: ${ruleset.name} has no rule ${number} that is known here; near it: ${nearest(number, ruleset, known).join(", ")}`,
  )
}

/** A rule that is no more is asked for with one ruleset of its time, or by its key. */
function isNumbered(rule: string, number: string, ruleset: Ruleset): boolean {
  const [, era] = rule.split("@")
  if (era === undefined || era === ruleset.name) return ruleNumber(ruleset, rule) === number
  return rule === number
}

/** The three known numbers that stand nearest to an unknown one. */
function nearest(number: string, ruleset: Ruleset, known: readonly string[]): string[] {
  const wanted = position(number)
  return known
    .filter((rule) => !rule.includes("@"))
    .map((rule) => ruleNumber(ruleset, rule))
    .map((near) => ({ near, distance: Math.abs(position(near) - wanted) }))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ near }) => near)
}

/** Where a number stands among all: section, rule, letter. */
function position(number: string): number {
  const [, section, rule, letter] = /^(\d+)(?:\.(\d+)([a-z]?))?/.exec(number) ?? []
  const place = letter === undefined || letter === "" ? 0 : letter.charCodeAt(0) - 96
  return Number(section ?? 0) * 1e5 + Number(rule ?? 0) * 30 + place
}
