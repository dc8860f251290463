import type { heading, RuleSummaries } from "@apnap/words/rules/load"
import { useEffect, useState } from "react"
import { useLanguage } from "../words/use-words.ts"

/** What can be said of a rule and of those around it. */
export interface RuleWords {
  summaries: RuleSummaries
  heading: typeof heading
}

/** What a rule says in one line; "" until that is loaded. */
export function useSummary(rule: string): string {
  const language = useLanguage()
  return useRuleWords(rule)?.summaries.summary(rule, language) ?? ""
}

/** What can be said of a rule; null until it is loaded, which happens when a rule of its section is first read. */
export function useRuleWords(rule: string): RuleWords | null {
  const [words, setWords] = useState<RuleWords | null>(null)
  useEffect(() => {
    let isWanted = true
    const keep = (loaded: RuleWords) => {
      if (isWanted) setWords(loaded)
    }
    // Without a network the number stands alone.
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
