import type { Knobs, Ruleset } from "@apnap/engine"
import { firstDay } from "./first-days.ts"

/** Obsolete rules, by the knob and the values under which they were in force. */
const PAST: readonly (readonly [string, keyof Knobs, readonly unknown[]])[] = [
  ["300.3@2003-07", "manaBurn", [true]],
  ["306.7@2011-09-30", "pwRedirect", [true]],
  ["310.4@2003-07", "combatDamage", ["stack"]],
  ["509.2@2014-02", "damageDivision", ["ordered"]],
  ["509.2a@2014-02", "damageDivision", ["ordered"]],
  ["509.3@2014-02", "damageDivision", ["ordered"]],
  ["509.3a@2014-02", "damageDivision", ["ordered"]],
  ["509.6@2014-02", "damageDivision", ["ordered"]],
  ["509.7@2014-02", "damageDivision", ["ordered"]],
  ["510.1c@2014-02", "damageDivision", ["ordered"]],
  ["613.3d@2014-02", "ptSublayers", ["m10"]],
  ["703.4h@2014-02", "damageDivision", ["ordered"]],
  ["703.4i@2014-02", "damageDivision", ["ordered"]],
  ["704.5j@2011-09-30", "pwUniqueness", ["all-die-by-type", "controller-keeps-one-by-type"]],
]

/** Obsolete rules without a knob: the days between which they were in force. */
const PAST_DAYS: readonly (readonly [rule: string, first: string, last: string])[] = [
  ["504.2@2014-02", "2009-07-11", "2017-08-25"],
  ["505.4@2014-02", "2009-07-11", "2017-08-25"],
  ["507.2@2014-02", "2009-07-11", "2017-08-25"],
  ["513.1@2014-02", "2009-07-11", "2017-08-25"],
]

/** Keyword actions of 701 and abilities of 702 from before the renumbering of 2009, as ranges, by first ruleset. */
const KEYWORDS: readonly (readonly [number, string, string])[] = [
  [701, "1999-06-01", "1-2 5-6 8-9 12-13 18-21 23-24 26"],
  [701, "2004-10-01", "3 22"],
  [701, "2007-10-12", "29-30"],
  [702, "1999-06-01", "1 7 9-10 14 16 19 22-31"],
  [702, "2003-07-01", "4 32-40"],
  [702, "2004-10-01", "3 6 20 41-47"],
  [702, "2007-10-12", "2 5 8 15 17-18 48-75"],
  [701, "2009-09-04", "31"],
  [701, "2010-06-18", "32-33"],
  [701, "2010-10-01", "34"],
  [701, "2011-09-30", "14 27"],
  [701, "2013-09-27", "35-37"],
  [701, "2016-09-30", "7 15-16 38-42"],
  [701, "2018-01-19", "43-44"],
  [702, "2009-07-11", "76-85"],
  [702, "2010-04-23", "13 86-89"],
  [702, "2011-07-15", "11"],
  [702, "2011-09-30", "90-92"],
  [702, "2013-07-13", "12"],
  [702, "2014-02-07", "93-104"],
  [702, "2015-07-17", "105-112"],
  [702, "2017-09-29", "113-130"],
  [702, "2018-06-08", "131-132"],
  [702, "2020-07-03", "133-140"],
  [702, "2021-04-22", "21 141-144"],
]

/** The first ruleset with all keywords that have no day of their own. */
export const SETTLED = "2024-11-15"

/** Sections, keywords and the steps of starting a game, whose numbers shift as others are inserted. */
export const MOVING =
  /^(?:11[1-9]|12[0-2]|70[126-9]|71[0-2]|72[3-9]|73[0-3])\.|^103\.[2-8]|^613\.(?:[3-9]|1[01])/

const KEYWORD = /^70[12]\./

/** Whether the rule existed in the ruleset's era; rules that aren't keywords count as old unless a day is known. */
export function existed(rule: string, { effective, knobs }: Ruleset): boolean {
  const past = PAST_DAYS.find(([key]) => key === rule)
  if (past !== undefined) return past[1] <= effective && effective < past[2]
  if (rule.includes("@")) return wasInForce(rule, knobs)
  const day = firstDay(rule)
  if (day !== undefined && effective < day) return false
  return effective >= SETTLED || !KEYWORD.test(rule) || isOldKeyword(rule, effective)
}

/** Whether an obsolete rule was in force. */
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
