import type { Scenario, ScenarioResult, Stock } from "@apnap/scenarios"
import { type Language, reasonIn } from "@apnap/words"
import { follow, linesOf, numbered } from "./follow.ts"
import { COLON, OUTCOMES, UNUSED } from "./outcomes.ts"

/** Tells a scenario as a judge would: one line for each event, with the number that its rule had in that era. */
export function tellScenario(scenario: Scenario, stock: Stock, language: Language): string[] {
  const { result, entries } = follow(scenario, stock)
  return [
    ...heading(scenario, language),
    ...numbered(linesOf(entries, language)),
    ...closing(result, language),
  ]
}

function heading({ id, title, text, ruleset }: Scenario, language: Language): string[] {
  const era = ruleset === undefined ? "" : ` [${ruleset}]`
  return [`${title?.[language] ?? id}${era}`, ...(text === undefined ? [] : [text[language]])]
}

function closing({ outcome, reason, warnings, refused = [] }: ScenarioResult, language: Language): string[] {
  return [
    `${OUTCOMES[language][outcome]}${reason === "" ? "" : `${COLON[language]} ${reasonIn(reason, language)}`}`,
    ...refused.map(
      (r) => `  ${r.rule.padEnd(8)} ${r.what}${COLON[language]} ${reasonIn(r.reason, language)}`,
    ),
    ...warnings.map((w) => `  ${UNUSED[language]}${COLON[language]} ${w}`),
  ]
}
