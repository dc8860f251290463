import { access } from "node:fs/promises"
import { RULESETS, type Ruleset } from "@apnap/engine"
import type { Language } from "@apnap/words"
import { type Knob, knobRule, knobSaying, knobTitle } from "@apnap/words/rules"
import { RULE_WORDS } from "../rule/words.ts"
import { differing } from "./knob-change.ts"
import { ERA_WORDS } from "./words.ts"

/** The rulesets, one per line: name, date, and number of changes from the previous one. */
export function rulesetLines(language: Language): string[] {
  return RULESETS.map(
    (ruleset, i) =>
      `${ruleset.name.padEnd(12)} ${ruleset.effective}  ${i === 0 ? "" : RULE_WORDS[language].changed(changed(ruleset).length)}`,
  )
}

/** The knobs of a ruleset with their rules, one per line; * marks those it changed, with the previous value. */
export function knobLines(ruleset: Ruleset, language: Language): string[] {
  const news = changed(ruleset)
  const before = RULESETS[RULESETS.indexOf(ruleset) - 1]
  const knobs = Object.keys(ruleset.knobs) as Knob[]
  return knobs.map((knob) => {
    const says = `${knob.padEnd(25)} ${knobRule(knob, ruleset).padEnd(8)} ${knobTitle(knob, language)}${ERA_WORDS[language].colon}${knobSaying(knob, ruleset, language)}`
    return news.includes(knob) ? `* ${says}  (${knobSaying(knob, before, language)})` : `  ${says}`
  })
}

/** Throws for a name that is neither a ruleset nor a file. */
export async function checkFile(name: string): Promise<void> {
  await access(name).catch(() => {
    const known = RULESETS.map((ruleset) => ruleset.name).join(", ")
    throw new Error(`unknown-ruleset: no ruleset and no file is called "${name}" (known: ${known})`)
  })
}

function changed(ruleset: Ruleset): Knob[] {
  const before = RULESETS[RULESETS.indexOf(ruleset) - 1]
  return before === undefined ? [] : differing(before, ruleset)
}
