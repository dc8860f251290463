import type { OrderDecision } from "@apnap/engine"
import { useState } from "react"
import type { Prompt, Table } from "../../protocol/table.ts"
import { useWords } from "../../words/use-words.ts"
import { setDraft, useDraft } from "../draft-store.ts"
import { namesFor } from "../names.ts"
import { rememberOrder } from "../trigger-order/trigger-memory.ts"
import { byKinds, cardOf, kindsOf, orderOfKinds, runsOf } from "../trigger-order/trigger-order.ts"
import { Done } from "./done.tsx"
import { moved, OrderList } from "./order-list.tsx"

/** Orders triggered abilities (603.3b): equal ones move together, and an order can be remembered. */
export function OrderTriggers({
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
  const [apart, setApart] = useState(false)
  const [kept, setKept] = useState(false)
  if (draft === null) return null
  const kinds = kindsOf(table, prompt, decision)
  const runs = apart ? draft.picked.map((index) => [index]) : runsOf(kinds, draft.picked)
  const names = namesFor(t, table, decision.options)
  const order = orderOfKinds(kinds, draft.picked)
  const hasEqual = new Set(kinds).size < kinds.length
  const rows = runs.map((run) => ({
    key: run[0],
    name: run.length > 1 ? cardOf(kinds[run[0]]) : names[run[0]],
    text: prompt.texts[run[0]] ?? "",
    count: run.length,
  }))
  const together = () => {
    setApart(!apart)
    if (apart) setDraft({ ...draft, picked: byKinds(kinds, [...new Set(draft.picked.map((i) => kinds[i]))]) })
  }
  return (
    <>
      <p className="hint">{t("prompt.orderTriggersHint")}</p>
      <OrderList
        rows={rows}
        onMove={(place, by) => setDraft({ ...draft, picked: moved(runs, place, by).flat() })}
      />
      <KeepOrder kept={kept && order !== null} canKeep={order !== null} onKeep={setKept} />
      <div className="buttons">
        <Done
          decision={decision}
          onDone={() => {
            if (kept && order !== null) rememberOrder(kinds, order)
          }}
        />
        {hasEqual ? (
          <button type="button" onClick={together}>
            {t(apart ? "prompt.together" : "prompt.apart")}
          </button>
        ) : null}
      </div>
    </>
  )
}

/** Whether to remember the order. */
function KeepOrder({
  kept,
  canKeep,
  onKeep,
}: {
  kept: boolean
  canKeep: boolean
  onKeep: (keep: boolean) => void
}) {
  const t = useWords()
  return (
    <label className="check">
      <input
        type="checkbox"
        checked={kept}
        disabled={!canKeep}
        onChange={({ target }) => onKeep(target.checked)}
      />
      {t("prompt.keepOrder")}
    </label>
  )
}
