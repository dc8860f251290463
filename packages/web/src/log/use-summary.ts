import { useEffect, useState } from "react"
import { useLanguage } from "../words/use-words.ts"

/** What a rule says in one line; "" until the summaries are loaded, which happens when the first one is read. */
export function useSummary(rule: string): string {
  const language = useLanguage()
  const [text, setText] = useState("")
  useEffect(() => {
    let isWanted = true
    void import("@apnap/words/rules").then(({ summary }) => {
      if (isWanted) setText(summary(rule, language) ?? "")
    })
    return () => {
      isWanted = false
    }
  }, [rule, language])
  return text
}
