import { refusalIn } from "@apnap/words"
import type { ReactNode } from "react"
import type { Reason } from "../../protocol/table.ts"
import { useLanguage } from "../../words/use-words.ts"

/** The words of a reason in the person's language. */
export function Refusal({ reason }: { reason: Reason }): ReactNode {
  return refusalIn(reason, useLanguage())
}
