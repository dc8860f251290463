/**
 * A ruleset is data: one value for each knob. Rules code asks a knob and never a date.
 * Rule keys are the numbers of the current Comprehensive Rules; `ruleNumber` says what number (if any) the rule had in the
 * game's own era. B fills the other eras.
 */
export interface Ruleset {
  name: string
  knobs: Knobs
  /** Numbers that differ from the current ones. */
  numbers: Readonly<Record<string, string>>
}

export interface Knobs {
  legendRule: "oldest-stays" | "all-die" | "controller-keeps-one"
  combatDamage: "stack" | "immediate"
  damageDivision: "free" | "ordered"
  manaBurn: boolean
  manaEmpties: "phase" | "step-and-phase"
  stepEndOrder: "mana-first" | "effects-first"
  mulligan: "paris-sequential" | "paris-simultaneous" | "vancouver" | "london"
  triggerPlacement: "one-pass" | "two-pass"
  extraTurnAnchor: "current" | "specified"
}

export const CURRENT: Ruleset = {
  name: "current",
  knobs: {
    legendRule: "controller-keeps-one",
    combatDamage: "immediate",
    damageDivision: "free",
    manaBurn: false,
    manaEmpties: "step-and-phase",
    stepEndOrder: "effects-first",
    mulligan: "london",
    triggerPlacement: "two-pass",
    extraTurnAnchor: "specified",
  },
  numbers: {},
}

const RULESETS: ReadonlyMap<string, Ruleset> = new Map([[CURRENT.name, CURRENT]])

/** The ruleset of that name, or undefined. */
export function findRuleset(name: string): Ruleset | undefined {
  return RULESETS.get(name)
}

/** The number that a rule has in this ruleset's era. */
export function ruleNumber(ruleset: Ruleset, key: string): string {
  return ruleset.numbers[key] ?? key
}
