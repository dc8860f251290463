import { openRule } from "../rule/rule-store.ts"
import { useWords } from "../words/use-words.ts"
import { useSummary } from "./use-summary.ts"

/** A rule's number, that of the game's era where it differs, which opens the rule; and what the rule says in one line. */
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
