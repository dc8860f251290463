import type { Language } from "../language.ts"
import { RuleSummaries } from "./rule-summaries.ts"
import { SECTIONS } from "./sections.ts"

let read: RuleSummaries | null = null

/** The rule's one-line summary in our own words; null if we have none. */
export function summary(rule: string, language: Language): string | null {
  return summaries().summary(rule, language)
}

/** All rules that have a summary, in order. */
export function summarised(): readonly string[] {
  return summaries().rules
}

/** The lettered rules below a rule, in order: for 508.1, 508.1a to 508.1m. */
export function subRules(rule: string): readonly string[] {
  return summaries().subRules(rule)
}

function summaries(): RuleSummaries {
  read ??= new RuleSummaries(SECTIONS)
  return read
}
