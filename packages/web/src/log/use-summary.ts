import { useEffect, useState } from "react"
import { useLanguage } from "../words/use-words.ts"

/** What a rule says in one line; "" until the summaries are loaded, which happens when the first one is read. */
export function useSummary(rule: string): string {
  const language = useLanguage()
  const [text, setText] = useState("")
  useEffect(() => {
    let isWanted = true
    const say = ({ summary }: typeof import("@apnap/words/rules")) => {
      if (isWanted) setText(summary(rule, language) ?? "")
    }
    // Without a network the number stands alone.
    void import("@apnap/words/rules").then(say, () => {})
    return () => {
      isWanted = false
    }
  }, [rule, language])
  return text
}
