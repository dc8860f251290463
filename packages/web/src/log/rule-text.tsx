import { useEffect, useState } from "react"
import { useTranslation } from "react-i18next"
import { useLanguage } from "../words/use-language.ts"

/** A rule's number, that of the game's era where it differs, and what the rule says in one line. */
export function RuleText({ rule, number }: { rule: string; number: string }) {
  const { t } = useTranslation()
  const language = useLanguage()
  const [text, setText] = useState("")
  useEffect(() => {
    let isWanted = true
    // The summaries are loaded when the first one is read.
    void import("@apnap/words/rules").then(({ summary }) => {
      if (isWanted) setText(summary(rule, language) ?? "")
    })
    return () => {
      isWanted = false
    }
  }, [rule, language])
  return (
    <p className="rule-text">
      <span className="rule">
        {number === rule ? t("log.rule", { rule }) : t("log.ruleEra", { rule, number })}
      </span>{" "}
      {text}
    </p>
  )
}
