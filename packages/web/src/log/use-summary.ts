import { useEffect, useState } from "react"
import { useLanguage } from "../words/use-words.ts"

/** What can be said of rules: summaries, chapters, lettered rules. */
export type RuleWords = typeof import("@apnap/words/rules")

/** What a rule says in one line; "" until the summaries are loaded. */
export function useSummary(rule: string): string {
  const language = useLanguage()
  return useRuleWords()?.summary(rule, language) ?? ""
}

/** What can be said of rules; null until it is loaded, which happens when a rule is first read. */
export function useRuleWords(): RuleWords | null {
  const [words, setWords] = useState<RuleWords | null>(null)
  useEffect(() => {
    let isWanted = true
    const keep = (loaded: RuleWords) => {
      if (isWanted) setWords(loaded)
    }
    // Without a network the number stands alone.
    void import("@apnap/words/rules").then(keep, () => {})
    return () => {
      isWanted = false
    }
  }, [])
  return words
}
