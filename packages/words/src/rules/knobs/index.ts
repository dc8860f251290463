import { type Knobs, type Ruleset, ruleNumber } from "@apnap/engine"
import type { Language } from "../../language.ts"
import { rowsOf } from "../../rows.ts"
import { existed } from "../since.ts"
import { KNOBS } from "./knobs.ts"
import { VALUES } from "./values.ts"

/** A knob: a point on which the rules differ between eras. */
export type Knob = keyof Knobs

type Words = Readonly<Record<Language, string>>

const knobs: ReadonlyMap<string, Words & { rule: string }> = new Map(
  rowsOf(KNOBS).map(([knob, rule, en, fr]) => [knob, { rule, en, fr }]),
)

const values: ReadonlyMap<string, Words> = new Map(
  rowsOf(VALUES).map(([value, en, fr]) => [value, { en, fr }]),
)

/** The knob's subject in a few words: "legend rule". */
export function knobTitle(knob: Knob, language: Language): string {
  return knobs.get(knob)![language]
}

/** The ruleset's value in a few words; a number is shown as is. */
export function knobSaying(knob: Knob, ruleset: Ruleset, language: Language): string {
  const value = String(ruleset.knobs[knob])
  return (values.get(`${knob}=${value}`) ?? values.get(value))?.[language] ?? value
}

/** The number of the knob's rule in the ruleset's era, or today's if there was no such rule yet. */
export function knobRule(knob: Knob, ruleset: Ruleset): string {
  const { rule } = knobs.get(knob)!
  return existed(rule, ruleset) ? ruleNumber(ruleset, rule) : rule.split("@")[0]
}
