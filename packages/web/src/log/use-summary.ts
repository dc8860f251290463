import type { heading, RuleSummaries } from "@apnap/words/rules/load"
import { useEffect, useState } from "react"
import { useLanguage } from "../words/use-words.ts"

/** Functions that describe a rule and its surroundings. */
export interface RuleWords {
  summaries: RuleSummaries
  heading: typeof heading
}

/** The one-line summary of a rule; "" until loaded. */
export function useSummary(rule: string): string {
  const language = useLanguage()
  return useRuleWords(rule)?.summaries.summary(rule, language) ?? ""
}

/** Describes a rule; null until loaded, which happens when a rule of its section is first read. */
export function useRuleWords(rule: string): RuleWords | null {
  const [words, setWords] = useState<RuleWords | null>(null)
  useEffect(() => {
    let isWanted = true
    const keep = (loaded: RuleWords) => {
      if (isWanted) setWords(loaded)
    }
    // Offline, only the number is shown.
    void load(rule).then(keep, () => {})
    return () => {
      isWanted = false
    }
  }, [rule])
  return words
}

async function load(rule: string): Promise<RuleWords> {
  const { heading, loadSummaries } = await import("@apnap/words/rules/load")
  return { heading, summaries: await loadSummaries(rule) }
}
