import type { Ruleset } from "@apnap/engine"
import type { Language } from "@apnap/words"
import { summarised, summary } from "@apnap/words/rules"
import { findRule } from "./find.ts"
import { numbersOf } from "./numbers.ts"
import { testsOf } from "./tests.ts"
import { RULE_WORDS } from "./words.ts"

/** A rule as lines: its summary, its number in each era and the tests that prove it. A section is the summaries of its rules. */
export function ruleLines(number: string, ruleset: Ruleset, language: Language): string[] {
  if (/^\d{3}$/.test(number)) return sectionLines(number, ruleset, language)
  const rule = findRule(number, ruleset)
  const words = RULE_WORDS[language]
  const [base, era] = rule.split("@")
  const spans = era === undefined ? numbersOf(rule) : [{ number: base, first: era, last: era }]
  const tests = testsOf(rule)
  return [
    `${number}${base === number ? "" : ` = ${rule}`}  ${summary(rule, language)}`,
    words.numbers,
    ...spans.map((s) => `  ${words.span(s.number, s.first, s.last)}`),
    words.tests(tests.length),
    ...tests.map(([title, file]) => `  ${title}  (${file})`),
  ]
}

function sectionLines(section: string, ruleset: Ruleset, language: Language): string[] {
  const rules = summarised().filter((rule) => rule.startsWith(`${section}.`) && !rule.includes("@"))
  if (rules.length === 0) findRule(section, ruleset)
  return rules.map((rule) => `${rule.padEnd(8)} ${summary(rule, language)}`)
}
