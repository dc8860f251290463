import type { Ruleset } from "@apnap/engine"
import type { Language } from "@apnap/words"
import { type Knob, knobRule, knobSaying, knobTitle } from "@apnap/words/rules"
import { ERA_WORDS } from "./words.ts"

/** The knobs in which two rulesets differ, in their order. */
export function differing(before: Ruleset, after: Ruleset): Knob[] {
  return (Object.keys(after.knobs) as Knob[]).filter((knob) => before.knobs[knob] !== after.knobs[knob])
}

/** The differences between two rulesets, one knob per line, or a line saying there are none. */
export function changeLines(before: Ruleset, after: Ruleset, language: Language): string[] {
  const knobs = differing(before, after)
  const w = ERA_WORDS[language]
  if (knobs.length === 0) return [w.alike(before.name, after.name)]
  return [
    w.change(before.name, after.name),
    ...knobs.map((knob) => `  ${knob.padEnd(25)} ${knobLine(knob, before, after, language)}`),
  ]
}

/** The differences between two rulesets as plain data: each knob's value and rule number in both. */
export function changeData(before: Ruleset, after: Ruleset): object {
  const side = (knob: Knob, ruleset: Ruleset) => ({
    value: ruleset.knobs[knob],
    rule: knobRule(knob, ruleset),
  })
  const change = (knob: Knob) => ({ before: side(knob, before), after: side(knob, after) })
  const knobs = differing(before, after)
  return {
    before: before.name,
    after: after.name,
    knobs: Object.fromEntries(knobs.map((knob) => [knob, change(knob)])),
  }
}

/** A knob's values before and after, with its rule number in each era. */
export function knobLine(knob: Knob, before: Ruleset, after: Ruleset, language: Language): string {
  const [old, now] = [before, after].map((ruleset) => ({
    says: knobSaying(knob, ruleset, language),
    rule: knobRule(knob, ruleset),
  }))
  const numbers = old.rule === now.rule ? old.rule : `${old.rule} → ${now.rule}`
  return `${knobTitle(knob, language)} (${numbers})${ERA_WORDS[language].colon}${old.says} → ${now.says}`
}
