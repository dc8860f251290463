import type { OrderDecision } from "@apnap/engine"
import type { Prompt, Table } from "../../protocol/table.ts"
import { useWords } from "../../words/use-words.ts"
import { setDraft, useDraft } from "../draft-store.ts"
import { namesFor } from "../names.ts"
import { Done } from "./done.tsx"
import { moved, OrderList } from "./order-list.tsx"

/** An order, changed by moving items up or down. */
export function Order({
  table,
  prompt,
  decision,
}: {
  table: Table
  prompt: Prompt
  decision: OrderDecision
}) {
  const t = useWords()
  const draft = useDraft((s) => s.draft)
  if (draft === null) return null
  const names = namesFor(t, table, decision.options)
  const rows = draft.picked.map((index) => ({
    key: index,
    name: names[index],
    text: prompt.texts[index] ?? "",
    count: 1,
  }))
  return (
    <>
      <p className="hint">{t("prompt.orderHint")}</p>
      <OrderList
        rows={rows}
        onMove={(place, by) => setDraft({ ...draft, picked: moved(draft.picked, place, by) })}
      />
      <div className="buttons">
        <Done decision={decision} />
      </div>
    </>
  )
}
