import { lazy, Suspense } from "react"
import { RuleNumber } from "../../log/rule-number.tsx"
import type { Reason } from "../../protocol/table.ts"

// The words of all reasons are a tenth of the table, and no table needs them at first. Where they can't be loaded the rule is enough.
const Refusal = lazy(() =>
  import("./refusal.tsx").then(
    (part) => ({ default: part.Refusal }),
    () => ({ default: () => null }),
  ),
)

/** The reason in the person's language, with its rule. */
export function Because({ reason }: { reason: Reason }) {
  return (
    <Suspense>
      <Refusal reason={reason} /> <RuleNumber rule={reason.rule} number={reason.number} />
    </Suspense>
  )
}
