import { reasonIn } from "@apnap/words"
import { RuleNumber } from "../log/rule-number.tsx"
import { useSummary } from "../log/use-summary.ts"
import type { Reason } from "../protocol/table.ts"
import { useLanguage } from "../words/use-words.ts"

/** The reason in the person's language with its rule; where it is not known there, our summary of the rule says it. */
export function Because({ reason }: { reason: Reason }) {
  const language = useLanguage()
  const said = reasonIn(reason.reason, language)
  return (
    <>
      {language === "en" || said !== reason.reason ? said : <Summary reason={reason} />}{" "}
      <RuleNumber rule={reason.rule} number={reason.number} />
    </>
  )
}

function Summary({ reason: { rule, reason } }: { reason: Reason }) {
  const says = useSummary(rule)
  return says === "" ? <span lang="en">{reason}</span> : says
}
