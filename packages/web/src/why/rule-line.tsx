import { useTranslation } from "react-i18next"
import type { Sentences } from "../desk/protocol.ts"

/** A rule by its number, in its era too where that is another, and what it says. */
export function RuleLine({
  rule,
  number,
  summary,
}: {
  rule: string
  number: string
  summary: Sentences | null
}) {
  const { t, i18n } = useTranslation()
  return (
    <p className="rule-line">
      <span className="rule">
        {rule === number ? t("log.rule", { rule }) : t("log.ruleEra", { rule, number })}
      </span>{" "}
      {summary?.[i18n.language === "fr" ? "fr" : "en"]}
    </p>
  )
}
