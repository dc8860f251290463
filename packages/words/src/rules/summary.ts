import type { Language } from "../language.ts"
import { RuleSummaries } from "./rule-summaries.ts"
import { SECTIONS } from "./sections.ts"

let read: RuleSummaries | null = null

/** What the rule says, in one line of our own words; null where we have none. */
export function summary(rule: string, language: Language): string | null {
  return summaries().summary(rule, language)
}

/** All rules that have a summary, in order. */
export function summarised(): readonly string[] {
  return summaries().rules
}

/** The lettered rules below a rule, in order: of 508.1 those from 508.1a to 508.1m. */
export function subRules(rule: string): readonly string[] {
  return summaries().subRules(rule)
}

function summaries(): RuleSummaries {
  read ??= new RuleSummaries(SECTIONS)
  return read
}
