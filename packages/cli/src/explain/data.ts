import { CURRENT, findRuleset, ruleNumber } from "@apnap/engine"
import { type Scenario, standingAt } from "@apnap/scenarios"
import { attemptIn, type Language, reasonIn, refusalIn } from "@apnap/words"
import { type Followed, linesOf } from "./follow.ts"

/** A run of a scenario as plain data, sentences in the language: its outcome, events, refusals and final position. */
export function explainedData(scenario: Scenario, { result, entries, end }: Followed, language: Language) {
  const { outcome, reason, warnings } = result
  const ruleset = findRuleset(scenario.ruleset ?? CURRENT.name) ?? CURRENT
  return {
    id: scenario.id,
    ruleset: ruleset.name,
    outcome,
    reason: reasonIn(reason, language),
    events: linesOf(entries, language).map(({ entry, text, step }) => ({
      rule: entry.number,
      step: step?.entry.detail ?? null,
      text,
    })),
    refused: (result.refused ?? []).map(({ what, rule, ...why }) => ({
      what: attemptIn(what, language),
      rule: ruleNumber(ruleset, rule),
      reason: refusalIn(why, language),
    })),
    unused: warnings.map((warning) => reasonIn(warning, language)),
    end: end === null ? null : standingAt(end),
  }
}
