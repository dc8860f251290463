import type { Era } from "./era.ts"
import { ERAS } from "./eras/index.ts"
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

/** Each era is the one before with its changes. */
function unfold(): Ruleset[] {
  const [first, ...later] = ERAS
  const rulesets: Ruleset[] = [{ ...first }]
  for (const era of later) rulesets.push(next(rulesets.at(-1)!, era))
  return rulesets
}

function next(before: Ruleset, era: Era): Ruleset {
  const numbers = Object.entries({ ...before.numbers, ...era.numbers }).filter(([now, then]) => now !== then)
  return { ...era, knobs: { ...before.knobs, ...era.knobs }, numbers: Object.fromEntries(numbers) }
}

/** The rules of today, of which every game is played that asks for no others. */
export const CURRENT: Ruleset = RULESETS.at(-1)!

const BY_NAME: ReadonlyMap<string, Ruleset> = new Map(RULESETS.map((ruleset) => [ruleset.name, ruleset]))

/** The ruleset of that name, or undefined. */
export function findRuleset(name: string): Ruleset | undefined {
  return BY_NAME.get(name)
}

/** The number that a rule has in this ruleset's era. Of a rule that is no more, `704.5j@2011-09-30`, it is the number of that era. */
export function ruleNumber(ruleset: Ruleset, key: string): string {
  return ruleset.numbers[key] ?? key.split("@")[0]
}
