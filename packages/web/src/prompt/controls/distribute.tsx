import type { DistributeDecision } from "@apnap/engine"
import type { Table } from "../../protocol/table.ts"
import { useWords } from "../../words/use-words.ts"
import { setDraft, useDraft } from "../draft-store.ts"
import { namesFor } from "../names.ts"
import { Done } from "./done.tsx"

/** Divides a total: damage among blockers, counters among creatures. */
export function Distribute({ table, decision }: { table: Table; decision: DistributeDecision }) {
  const t = useWords()
  const draft = useDraft((s) => s.draft)
  if (draft === null) return null
  const names = namesFor(t, table, decision.options)
  const left = decision.total - draft.shares.reduce((sum, n) => sum + n, 0)
  const change = (index: number, by: number) =>
    setDraft({ ...draft, shares: draft.shares.map((n, i) => (i === index ? n + by : n)) })
  return (
    <>
      <p className="hint" aria-live="polite">
        {t("prompt.left", { count: left })}
      </p>
      <ul className="shares">
        {decision.options.map((ref, index) => (
          <li key={ref}>
            <span>
              {names[index]}
              {decision.labels?.[index] ? <small>{decision.labels[index]}</small> : null}
            </span>
            <button
              type="button"
              aria-label={t("prompt.less", { name: names[index] })}
              disabled={draft.shares[index] <= decision.min[index]}
              onClick={() => change(index, -1)}
            >
              −
            </button>
            <output aria-label={t("prompt.share", { name: names[index] })}>{draft.shares[index]}</output>
            <button
              type="button"
              aria-label={t("prompt.moreFor", { name: names[index] })}
              disabled={left <= 0 || draft.shares[index] >= decision.max[index]}
              onClick={() => change(index, 1)}
            >
              +
            </button>
          </li>
        ))}
      </ul>
      <div className="buttons">
        <Done decision={decision} />
      </div>
    </>
  )
}
