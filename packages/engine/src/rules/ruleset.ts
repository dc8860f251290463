import type { Era } from "./era.ts"
import { ERAS } from "./eras/index.ts"
import { letteredOn } from "./eras/lettered.ts"
import { MOVED } from "./eras/moved.ts"
import type { Knobs } from "./knobs.ts"

/**
 * The rules of an era as data: one value for each knob. Rules code checks a knob and never a date. Rules are named by current
 * Comprehensive Rules numbers; `ruleNumber` gives a rule's number in the game's own era.
 */
export interface Ruleset {
  name: string
  /** First day in force, YYYY-MM-DD. */
  effective: string
  knobs: Readonly<Knobs>
  /** Numbers that differ from the current ones. */
  numbers: Readonly<Record<string, string>>
}

/** All rulesets, oldest to current. */
export const RULESETS: readonly Ruleset[] = unfold()

/** Applies each era's changes to the previous one; keyword numbers hold for one era only. */
function unfold(): Ruleset[] {
  const [first, ...later] = ERAS
  const rulesets: Ruleset[] = [{ ...first }]
  for (const era of later) rulesets.push(next(rulesets.at(-1)!, era))
  return rulesets.map((one) => ({ ...one, numbers: { ...moved(one), ...one.numbers } }))
}

function moved({ name, effective }: Ruleset): Readonly<Record<string, string>> {
  const numbers = MOVED[name]
  return numbers === undefined ? {} : { ...numbers, ...letteredOn(effective, numbers) }
}

function next(before: Ruleset, era: Era): Ruleset {
  const all = era.renumbered ? era.numbers : { ...before.numbers, ...era.numbers }
  const numbers = Object.fromEntries(Object.entries(all).filter(([now, then]) => now !== then))
  return { name: era.name, effective: era.effective, knobs: { ...before.knobs, ...era.knobs }, numbers }
}

/** The current rules, the default for every game. */
export const CURRENT: Ruleset = RULESETS.at(-1)!

const BY_NAME: ReadonlyMap<string, Ruleset> = new Map(RULESETS.map((ruleset) => [ruleset.name, ruleset]))

export function findRuleset(name: string): Ruleset | undefined {
  return BY_NAME.get(name)
}

/**
 * A rule's number in this ruleset's era, or today's if unknown. For a rule that no longer exists, such as `704.5j@2011-09-30`, the number
 * in that era.
 */
export function ruleNumber(ruleset: Ruleset, key: string): string {
  return ruleset.numbers[key] ?? inherited(ruleset, key) ?? key.split("@")[0]
}

/** The number a rule gets from a renumbered parent rule or section; undefined if none applies. */
export function inherited({ numbers, knobs }: Ruleset, key: string): string | undefined {
  const [, section, rule, letter] = /^(\d{3})(\.\d+)?([a-z])?$/.exec(key) ?? []
  const above = letter === undefined ? undefined : numbers[section + rule]
  // 601.2e was somewhere in 409.1@2003-07. 117.3c was 116.3c@2014-02 while 117 was 116.
  const whole = numbers[section]
  if (above === undefined && whole !== undefined && knobs.terms !== "classic")
    return `${whole}${rule ?? ""}${letter ?? ""}`
  if (!above?.startsWith(`${section}.`)) return above ?? whole
  // 702.26b was under 702.23 while 702.26 had that number. In other sections the letters moved too.
  return section === "702" || section === "701" ? `${above}${letter}` : undefined
}
