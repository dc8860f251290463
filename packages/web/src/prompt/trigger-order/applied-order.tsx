import { useWords } from "../../words/use-words.ts"
import { forgetOrder, useTriggerMemory } from "./trigger-memory.ts"
import { cardOf } from "./trigger-order.ts"

/** Says that a remembered order of triggered abilities was applied. */
export function AppliedOrder() {
  const t = useWords()
  const applied = useTriggerMemory((s) => s.applied)
  if (applied === null) return null
  return (
    <p className="applied" role="status">
      {t("prompt.appliedOrder", { names: applied.order.map(cardOf).join(" → ") })}{" "}
      <button type="button" onClick={() => forgetOrder(applied.set)}>
        {t("prompt.forgetOrder")}
      </button>
    </p>
  )
}
