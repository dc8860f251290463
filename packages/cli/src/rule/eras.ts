import { type Knobs, RULESETS, type Ruleset } from "@apnap/engine"
import type { Language } from "@apnap/words"
import { RULE_WORDS } from "./words.ts"

type Knob = keyof Knobs

/** The rulesets, one a line: name, day, and how much changed from the one before. */
export function rulesetLines(language: Language): string[] {
  return RULESETS.map(
    (ruleset, i) =>
      `${ruleset.name.padEnd(12)} ${ruleset.effective}  ${i === 0 ? "" : RULE_WORDS[language].changed(changed(ruleset).length)}`,
  )
}

/** The knobs of a ruleset, one a line; * before those that changed in it, with the value before. */
export function knobLines(ruleset: Ruleset): string[] {
  const news = changed(ruleset)
  const before = RULESETS[RULESETS.indexOf(ruleset) - 1]
  const knobs = Object.keys(ruleset.knobs) as Knob[]
  return knobs.map((knob) => {
    const value = `${knob.padEnd(25)} ${ruleset.knobs[knob]}`
    return news.includes(knob) ? `* ${value}  (${before.knobs[knob]})` : `  ${value}`
  })
}

function changed(ruleset: Ruleset): Knob[] {
  const before = RULESETS[RULESETS.indexOf(ruleset) - 1]
  if (before === undefined) return []
  return (Object.keys(ruleset.knobs) as Knob[]).filter((knob) => ruleset.knobs[knob] !== before.knobs[knob])
}
