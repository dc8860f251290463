import type { Knobs, Ruleset } from "@apnap/engine"
import { firstDay } from "./first-days.ts"

/** Rules that are no more, by the knob that says in which eras they were in force, and its values there. */
const PAST: readonly (readonly [string, keyof Knobs, readonly unknown[]])[] = [
  ["300.3@2003-07", "manaBurn", [true]],
  ["306.7@2011-09-30", "pwRedirect", [true]],
  ["310.4@2003-07", "combatDamage", ["stack"]],
  ["509.2@2014-02", "damageDivision", ["ordered"]],
  ["509.3@2014-02", "damageDivision", ["ordered"]],
  ["509.6@2014-02", "damageDivision", ["ordered"]],
  ["509.7@2014-02", "damageDivision", ["ordered"]],
  ["510.1c@2014-02", "damageDivision", ["ordered"]],
  ["704.5j@2011-09-30", "pwUniqueness", ["all-die-by-type", "controller-keeps-one-by-type"]],
]

/** Keyword actions of 701 and abilities of 702 that are older than the renumbering of 2009, as ranges, by their first ruleset. */
const KEYWORDS: readonly (readonly [number, string, string])[] = [
  [701, "1999-06-01", "1-2 5-6 8-9 12-13 18-21 23-24 26"],
  [701, "2004-10-01", "3 22"],
  [701, "2007-10-12", "29-30"],
  [702, "1999-06-01", "1 7 9-10 14 16 19 22-31"],
  [702, "2003-07-01", "4 32-40"],
  [702, "2004-10-01", "3 6 20 41-47"],
  [702, "2007-10-12", "2 5 8 15 17-18 48-75"],
]

/** Sections whose numbers move with every new keyword. */
export const MOVING = /^70[12]\./

/** Whether the rule was there in the ruleset's era, as far as a day is known; what has no day was there. */
export function existed(rule: string, { effective, knobs }: Ruleset): boolean {
  if (rule.includes("@")) return wasInForce(rule, knobs)
  const day = firstDay(rule)
  if (day !== undefined && effective < day) return false
  return knobs.terms !== "classic" || !MOVING.test(rule) || isOldKeyword(rule, effective)
}

/** Of a rule that is no more, whether it was in force. */
function wasInForce(rule: string, knobs: Ruleset["knobs"]): boolean {
  const [, knob, values] = PAST.find(([key]) => key === rule) ?? []
  return knob !== undefined && values!.includes(knobs[knob])
}

function isOldKeyword(rule: string, effective: string): boolean {
  const [section, number] = rule.split(".").map((part) => Number.parseInt(part, 10))
  return KEYWORDS.some(
    ([of, day, ranges]) =>
      of === section &&
      day <= effective &&
      ranges.split(" ").some((range) => {
        const [first, last = first] = range.split("-").map(Number)
        return first <= number && number <= last
      }),
  )
}
