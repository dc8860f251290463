import { openRule } from "../rule/rule-store.ts"
import { useWords } from "../words/use-words.ts"
import { useSummary } from "./use-summary.ts"

/** A link to the rule, with its number in the game's era if that differs, and its one-line summary. */
export function RuleText({ rule, number }: { rule: string; number: string }) {
  const t = useWords()
  const text = useSummary(rule)
  return (
    <p className="rule-text">
      <button type="button" className="rule" onClick={() => openRule(rule, number)}>
        {number === rule ? t("log.rule", { rule }) : t("log.ruleEra", { rule, number })}
      </button>{" "}
      {text}
    </p>
  )
}
