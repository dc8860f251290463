import type { Era } from "./era.ts"
import { ERAS } from "./eras/index.ts"
import { MOVED } from "./eras/moved.ts"
import type { Knobs } from "./knobs.ts"

/**
 * The rules of an era as data: one value for each knob. Rules code asks a knob and never a date. Rules are named by the numbers of
 * the current Comprehensive Rules; `ruleNumber` says what number a rule had in the game's own era.
 */
export interface Ruleset {
  name: string
  /** The day from which it applied, YYYY-MM-DD. */
  effective: string
  knobs: Readonly<Knobs>
  /** Numbers that differ from the current ones. */
  numbers: Readonly<Record<string, string>>
}

/** All rulesets, from the oldest to the current one. */
export const RULESETS: readonly Ruleset[] = unfold()

/** Each era is the one before with its changes; the numbers of keywords hold for one era alone. */
function unfold(): Ruleset[] {
  const [first, ...later] = ERAS
  const rulesets: Ruleset[] = [{ ...first }]
  for (const era of later) rulesets.push(next(rulesets.at(-1)!, era))
  return rulesets.map((one) => ({ ...one, numbers: { ...MOVED[one.name], ...one.numbers } }))
}

function next(before: Ruleset, era: Era): Ruleset {
  const all = era.renumbered ? era.numbers : { ...before.numbers, ...era.numbers }
  const numbers = Object.fromEntries(Object.entries(all).filter(([now, then]) => now !== then))
  return { name: era.name, effective: era.effective, knobs: { ...before.knobs, ...era.knobs }, numbers }
}

/** The rules of today, of which every game is played that asks for no others. */
export const CURRENT: Ruleset = RULESETS.at(-1)!

const BY_NAME: ReadonlyMap<string, Ruleset> = new Map(RULESETS.map((ruleset) => [ruleset.name, ruleset]))

/** The ruleset of that name, or undefined. */
export function findRuleset(name: string): Ruleset | undefined {
  return BY_NAME.get(name)
}

/**
 * The number that a rule has in this ruleset's era, and where none is known that of today. Of a rule that is no more,
 * `704.5j@2011-09-30`, it is the number of that era.
 */
export function ruleNumber(ruleset: Ruleset, key: string): string {
  return ruleset.numbers[key] ?? inherited(ruleset, key) ?? key.split("@")[0]
}

/** The number that a rule has by where it stands: under a rule, or in a section, that had another number. Undefined where it has none. */
export function inherited({ numbers, knobs }: Ruleset, key: string): string | undefined {
  const [, section, rule, letter] = /^(\d{3})(\.\d+)?([a-z])?$/.exec(key) ?? []
  const above = letter === undefined ? undefined : numbers[section + rule]
  // 601.2e stood somewhere in 409.1@2003-07.
  // 117.3c stood at 116.3c@2014-02 while 117 was 116.
  const whole = numbers[section]
  if (above === undefined && whole !== undefined && knobs.terms !== "classic")
    return `${whole}${rule ?? ""}${letter ?? ""}`
  if (!above?.startsWith(`${section}.`)) return above ?? whole
  // 702.26b was below 702.23 while 702.26 was that. In other sections the letters have moved too.
  return section === "702" || section === "701" ? `${above}${letter}` : undefined
}
