import type { Ruleset } from "@apnap/engine"
import type { Language } from "@apnap/words"
import { aboutRule, findRule } from "@apnap/words/eras"
import { summarised, summary } from "@apnap/words/rules"
import { testsOf } from "./tests.ts"
import { RULE_WORDS } from "./words.ts"

/** A rule as lines: its summary, its number and words in each era, the scenarios that show it and the tests that prove it. A section is the summaries of its rules. */
export function ruleLines(number: string, ruleset: Ruleset, language: Language): string[] {
  if (/^\d{3}$/.test(number)) return sectionLines(number, ruleset, language)
  const rule = findRule(number, ruleset)
  const words = RULE_WORDS[language]
  const [base] = rule.split("@")
  const { numbers, then, scenarios } = aboutRule(rule)
  const tests = testsOf(rule)
  return [
    `${number}${base === number ? "" : ` = ${rule}`}  ${summary(rule, language)}`,
    words.numbers,
    ...numbers.map((s) => `  ${words.span(s.number, s.first, s.last)}`),
    ...(then.length === 0 ? [] : [words.then]),
    ...then.map((s) => `  ${words.span(s[language], s.first, s.last)}`),
    ...(scenarios.length === 0 ? [] : [words.scenarios]),
    ...scenarios.map((id) => `  npx apnap explain ${id}.json`),
    words.tests(tests.length),
    ...tests.map(([title, file]) => `  ${title}  (${file})`),
  ]
}

function sectionLines(section: string, ruleset: Ruleset, language: Language): string[] {
  const rules = summarised().filter((rule) => rule.startsWith(`${section}.`) && !rule.includes("@"))
  if (rules.length === 0) findRule(section, ruleset)
  return rules.map((rule) => `${rule.padEnd(8)} ${summary(rule, language)}`)
}
