import type { Knobs } from "@apnap/engine"
import { type Contest, type LabRules, rulesetOf, type Study } from "@apnap/players"
import type { LoadedDeck } from "../../input.ts"
import { readRuleset } from "../../ruleset.ts"
import { type LabOptions, readPlay } from "../options.ts"
import { byName, type DecksOption, readDecks } from "./decks.ts"

export interface RulesStudyOptions extends LabOptions, DecksOption {
  ruleset: string
  knob?: string
}

/** The effect of other rules: the same games under today's rules and under an era's, or under one knob of it. */
export async function rulesStudy(today: string, options: RulesStudyOptions): Promise<Study> {
  const ways: [LabRules, LabRules] = [rulesOf(today), otherRules(today, options)]
  const decks = await readDecks(options)
  if (decks.length < 2) throw new Error("lab/decks: a study of rules needs two decks")
  return {
    kind: "rules",
    ...readPlay(options),
    ...byName(decks),
    contests: decks.flatMap((a, i) => decks.slice(i + 1).map((b) => contest(a, b, ways))),
  }
}

function rulesOf(name: string): LabRules {
  return { ruleset: readRuleset(name).name }
}

function otherRules(today: string, { ruleset, knob }: RulesStudyOptions): LabRules {
  const other = readRuleset(ruleset)
  if (knob === undefined) {
    if (other === readRuleset(today)) throw new Error(`lab/rules: both are the rules of ${other.name}`)
    return { ruleset: other.name }
  }
  const base = readRuleset(today)
  if (!isKnob(knob, base.knobs))
    throw new Error(`lab/rules: no knob is called "${knob}" (apnap eras ${other.name} lists them)`)
  if (base.knobs[knob] === other.knobs[knob])
    throw new Error(`lab/rules: ${base.name} and ${other.name} don't differ in ${knob}`)
  return { ruleset: base.name, knob: { name: knob, of: other.name } }
}

function isKnob(name: string, knobs: Readonly<Knobs>): name is keyof Knobs {
  return Object.hasOwn(knobs, name)
}

function contest(a: LoadedDeck, b: LoadedDeck, [before, after]: readonly [LabRules, LabRules]): Contest {
  const arm = (rules: LabRules) => ({
    name: nameOf(rules),
    decks: [a.name, b.name] as const,
    rules,
  })
  return { names: [a.name, b.name], arms: [arm(before), arm(after)] }
}

function nameOf(rules: LabRules): string {
  const { ruleset, knob } = rules
  return knob === undefined ? ruleset : `${knob.name}: ${rulesetOf(rules).knobs[knob.name]}`
}
