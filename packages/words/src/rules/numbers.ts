import { RULESETS, type Ruleset, ruleNumber } from "@apnap/engine"

/** The first day of rules that are younger than the numbering of 2009, by the beginnings of their numbers. */
const SINCE: readonly (readonly [string, string])[] = [
  ["901.", "2009-09-04"],
  ["904.", "2010-06-18"],
  ["704.6e", "2010-06-18"],
  ["903.", "2011-06-17"],
  ["704.6c", "2011-06-17"],
  ["704.6f", "2012-06-01"],
  ["714.", "2018-04-27"],
  ["704.5s", "2018-04-27"],
  ["704.6d", "2020-07-03"],
  ["309.", "2021-07-23"],
  ["704.5t", "2021-07-23"],
  ["731.", "2021-09-24"],
  ["717.", "2022-10-07"],
  ["704.5u", "2022-10-07"],
  ["310.", "2023-04-21"],
  ["704.5v", "2023-04-21"],
  ["704.5w", "2023-04-21"],
  ["704.5x", "2023-04-21"],
  ["704.5y", "2023-09-08"],
  ["704.5z", "2025-02-07"],
]

/** Sections whose numbers move with every new keyword: what no text shows is told of today only. */
const MOVING = /^70[12]\./

/**
 * The number of a rule in an era, as far as it is known: before 2009 the rules were numbered otherwise, some rules are younger,
 * and keywords move with each new one. Undefined where nothing is known.
 */
export function numberThen(rule: string, ruleset: Ruleset): string | undefined {
  const [key, era] = rule.split("@")
  if (era !== undefined) return era === ruleset.name ? key : undefined
  const mapped = ruleset.numbers[rule] ?? ofParent(rule, ruleset)
  if (mapped !== undefined) return mapped
  if (ruleset.name === "current" || !hasOtherNumber(rule, ruleset)) return ruleNumber(ruleset, rule)
  return undefined
}

/** A lettered rule stands below its own rule: 702.26b below 702.23 while 702.26 was that. */
function ofParent(rule: string, ruleset: Ruleset): string | undefined {
  const [, parent, letter] = /^(\d{3}\.\d+)([a-z])$/.exec(rule) ?? []
  const number = MOVING.test(rule) && parent !== undefined ? ruleset.numbers[parent] : undefined
  // 502.15@2003-07 had letters of its own.
  return number?.startsWith(rule.slice(0, 4)) ? `${number}${letter}` : undefined
}

/** Whether the rule did not exist then, or had a number that is not known. */
function hasOtherNumber(rule: string, ruleset: Ruleset): boolean {
  if (ruleset.knobs.terms === "classic") return true
  if (MOVING.test(rule) && !isSettled(rule, ruleset)) return true
  const [, day] = SINCE.find(([start]) => rule.startsWith(start)) ?? []
  return day !== undefined && ruleset.effective < day
}

/** From a ruleset on in which a later one had told of another number, the number of today holds. */
function isSettled(rule: string, ruleset: Ruleset): boolean {
  const parent = rule.replace(/[a-z]$/, "")
  const last = RULESETS.findLastIndex(
    ({ numbers }) => numbers[rule] !== undefined || numbers[parent] !== undefined,
  )
  return last >= 0 && RULESETS.indexOf(ruleset) > last
}
