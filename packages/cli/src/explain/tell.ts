import type { State } from "@apnap/engine"
import { type Scenario, type ScenarioResult, type Stock, standingAt } from "@apnap/scenarios"
import { attemptIn, type Language, reasonIn, refusalIn } from "@apnap/words"
import { boardLines } from "./facts.ts"
import { folded } from "./folding.ts"
import { follow, linesOf, numbered } from "./follow.ts"
import { COLON, ENDS_WITH, OUTCOMES, UNUSED } from "./outcomes.ts"

/** Explains a scenario as a judge would: one line per event, with its rule number in that era. */
export function tellScenario(scenario: Scenario, stock: Stock, language: Language): string[] {
  const { result, entries, end } = follow(scenario, stock)
  return [
    ...heading(scenario, language),
    ...folded(numbered(linesOf(entries, language)), language),
    ...(asserts(scenario) ? [] : endLines(end, language)),
    ...closing(result, language),
  ]
}

/** A scenario without assertions is run for its final position. */
function asserts({ expect, checkpoints = [], script }: Scenario): boolean {
  return expect.length > 0 || checkpoints.length > 0 || script.some((entry) => entry.do === "check")
}

function endLines(end: State | null, language: Language): string[] {
  if (end === null) return []
  const lines = boardLines(standingAt(end), language)
  return [`${ENDS_WITH[language]}${COLON[language]}`, ...lines.map((line) => `  ${line}`)]
}

function heading({ id, title, text, ruleset }: Scenario, language: Language): string[] {
  const era = ruleset === undefined ? "" : ` [${ruleset}]`
  return [`${title?.[language] ?? id}${era}`, ...(text === undefined ? [] : [text[language]])]
}

function closing({ outcome, reason, warnings, refused = [] }: ScenarioResult, language: Language): string[] {
  return [
    `${OUTCOMES[language][outcome]}${reason === "" ? "" : `${COLON[language]} ${reasonIn(reason, language)}`}`,
    ...refused.map(
      (r) =>
        `  ${r.rule.padEnd(8)} ${attemptIn(r.what, language)}${COLON[language]} ${refusalIn(r, language)}`,
    ),
    ...warnings.map((w) => `  ${UNUSED[language]}${COLON[language]} ${reasonIn(w, language)}`),
  ]
}
