import type { Ruleset } from "@apnap/engine"
import type { Language } from "@apnap/words"
import { aboutRule, findRule } from "@apnap/words/eras"
import { summarised, summary } from "@apnap/words/rules"
import { testsOf } from "./tests.ts"
import { RULE_WORDS } from "./words.ts"

/** A rule as lines: its summary, its number and words in each era, the scenarios that show it and the tests that prove it. A section is the summaries of its rules. */
export function ruleLines(number: string, named: Ruleset | undefined, language: Language): string[] {
  if (/^\d{3}$/.test(number)) return sectionLines(number, named, language)
  const { rule, ruleset } = findRule(number, named)
  const words = RULE_WORDS[language]
  const { numbers, then, scenarios } = aboutRule(rule)
  const tests = testsOf(rule, numbers)
  return [
    `${heading(number, rule, ruleset)}  ${summary(rule, language)}`,
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

/** "420.5e@2003-07 = 704.5j": the number that was asked for, with its era where that is not today. */
function heading(number: string, rule: string, ruleset: Ruleset): string {
  if (number === rule) return rule
  return `${number.includes("@") ? number : `${number}@${ruleset.name}`}${rule.includes("@") ? "" : ` = ${rule}`}`
}

function sectionLines(section: string, ruleset: Ruleset | undefined, language: Language): string[] {
  const rules = summarised().filter((rule) => rule.startsWith(`${section}.`) && !rule.includes("@"))
  if (rules.length === 0) findRule(section, ruleset)
  return rules.map((rule) => `${rule.padEnd(8)} ${summary(rule, language)}`)
}
