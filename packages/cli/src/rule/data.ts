import type { Ruleset } from "@apnap/engine"
import type { Language } from "@apnap/words"
import { aboutRule, findRule, saidThen } from "@apnap/words/eras"
import { subRules } from "@apnap/words/rules"
import { severalRules } from "./print.ts"
import { type RuleTest, testsOf } from "./tests.ts"

/** What a rule says. */
interface Said {
  rule: string
  text: string | null
}

/** The output of `apnap rule` as data, with scenarios and tests. A chapter or shared number gives all its rules. */
export function ruleData(number: string, named: Ruleset | undefined, language: Language): object {
  const said = (rule: string, ruleset: Ruleset): Said => ({ rule, text: saidThen(rule, ruleset, language) })
  const several = severalRules(number, named)
  if (several !== null)
    return {
      number,
      ruleset: several.ruleset.name,
      rules: several.rules.map((rule) => said(rule, several.ruleset)),
    }
  const { rule, ruleset } = findRule(number, named)
  const { numbers, then, scenarios } = aboutRule(rule)
  const tests = testsOf(rule, numbers).map(([title, file]: RuleTest) => ({ title, file }))
  return {
    number,
    ruleset: ruleset.name,
    ...said(rule, ruleset),
    lettered: subRules(rule).map((one) => said(one, ruleset)),
    numbers,
    then: then.map(({ first, last, ...words }) => ({ first, last, text: words[language] })),
    scenarios,
    tests,
  }
}
