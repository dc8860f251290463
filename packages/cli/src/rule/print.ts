import { CURRENT, RULESETS, type Ruleset } from "@apnap/engine"
import type { Language } from "@apnap/words"
import { aboutRule, chaptersThen, findRule, numberThen, rulesThen, saidThen } from "@apnap/words/eras"
import { subRules, summary } from "@apnap/words/rules"
import { stateLines } from "./coverage.ts"
import { testsOf } from "./tests.ts"
import { RULE_WORDS } from "./words.ts"

/** A rule as lines: its and its lettered rules' summaries, eras, scenarios and tests. A chapter: title and summaries. */
export function ruleLines(number: string, named: Ruleset | undefined, language: Language): string[] {
  const several = severalLines(number, named, language)
  if (several !== null) return several
  const { rule, ruleset } = findRule(number, named)
  const words = RULE_WORDS[language]
  const { numbers, then, scenarios } = aboutRule(rule)
  const tests = testsOf(rule, numbers)
  return [
    `${numbering(number, rule, ruleset)}  ${saidThen(rule, ruleset, language)}`,
    ...lettered(rule, ruleset).map((one) => `  ${lineOf(one, ruleset, language)}`),
    words.numbers,
    ...numbers.map((s) => `  ${words.span(s.number, s.first, s.last)}`),
    ...(then.length === 0 ? [] : [words.then]),
    ...then.map((s) => `  ${words.span(s[language], s.first, s.last)}`),
    ...(scenarios.length === 0 ? [] : [words.scenarios]),
    ...scenarios.map((id) => `  npx apnap explain ${placeOf(id)}`),
    ...stateLines(rule, language),
    words.tests(tests.length),
    ...tests.map(([title, file]) => `  ${title}  (${file})`),
  ]
}

/** A scenario's file: a lesson shares its chapter's file, any other has its own. */
function placeOf(id: string): string {
  const [, chapter, lesson] = /^(.*\/course\/.*)(\/.*)$/.exec(id) ?? []
  return chapter === undefined ? `${id}.json` : `${chapter}.jsonl --filter ${lesson}`
}

/** "420.5e@2003-07 = 704.5j": the requested number, with its era unless that is today. */
function numbering(number: string, rule: string, ruleset: Ruleset): string {
  if (number === rule) return rule
  return `${number.includes("@") ? number : `${number}@${ruleset.name}`}${rule.includes("@") ? "" : ` = ${rule}`}`
}

/** The lettered rules below a rule that also exist in the ruleset. */
function lettered(rule: string, ruleset: Ruleset): string[] {
  return subRules(rule).filter((one) => numberThen(one, ruleset) !== undefined)
}

/** A chapter, or an old number shared by several current rules, as summaries. Null for the number of a single rule. */
function severalLines(asked: string, named: Ruleset | undefined, language: Language): string[] | null {
  const several = severalRules(asked, named)
  if (several === null) return null
  const { number, ruleset, rules } = several
  return [...title(number, ruleset, language), ...rules.map((rule) => lineOf(rule, ruleset, language))]
}

/** The rules of a shared number or chapter, and the ruleset: the named one, today's, or the last with it. Null for a single rule. */
export function severalRules(
  asked: string,
  named: Ruleset | undefined,
): { number: string; ruleset: Ruleset; rules: readonly string[] } | null {
  if (asked.includes("@") && summary(asked, "en") !== null) return null
  const [number, era] = asked.split("@")
  const eras =
    named !== undefined
      ? [named]
      : RULESETS.toReversed().filter(({ name }) => era === undefined || name === era)
  for (const ruleset of eras) {
    const rules = rulesThen(number, ruleset)
    if (rules.length > 1) return { number, ruleset, rules }
    if (rules.length === 1) return null
  }
  return null
}

/** The title of today's chapter, or of the chapters that had this number then. */
function title(number: string, ruleset: Ruleset, language: Language): string[] {
  const says = chaptersThen(number, ruleset).map((chapter) => saidThen(chapter, ruleset, language))
  return says.length === 0 ? [] : [`${number}  ${says.join("; ")}`]
}

/** A rule in one line, its number then before today's. */
function lineOf(rule: string, ruleset: Ruleset, language: Language): string {
  const number =
    ruleset === CURRENT ? "" : `${`${numberThen(rule, ruleset) ?? ""}@${ruleset.name}`.padEnd(16)} `
  return `${number}${(rule.includes("@") ? "" : rule).padEnd(8)} ${saidThen(rule, ruleset, language)}`
}
