import { refusalIn } from "@apnap/words"
import { RuleNumber } from "../../log/rule-number.tsx"
import type { Reason } from "../../protocol/table.ts"
import { useLanguage } from "../../words/use-words.ts"

/** The reason in the person's language, with its rule. */
export function Because({ reason }: { reason: Reason }) {
  const language = useLanguage()
  return (
    <>
      {refusalIn(reason, language)} <RuleNumber rule={reason.rule} number={reason.number} />
    </>
  )
}
