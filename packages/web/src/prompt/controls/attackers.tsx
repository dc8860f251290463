import type { AttackersDecision } from "@apnap/engine"
import { useTranslation } from "react-i18next"
import type { Table } from "../../worker/protocol.ts"
import { aim } from "../draft.ts"
import { setDraft, useDraft } from "../draft-store.ts"
import { namesFor } from "../names.ts"
import { Done } from "./done.tsx"

/** Who attacks whom (508.1). */
export function Attackers({ table, decision }: { table: Table; decision: AttackersDecision }) {
  const { t } = useTranslation()
  const draft = useDraft((s) => s.draft)
  if (draft === null) return null
  const names = namesFor(
    t,
    table,
    decision.candidates.map((c) => c.creature),
  )
  const all = decision.candidates.map(
    (_, i) => draft.pairs.find((pair) => pair[0] === i) ?? ([i, 0] as const),
  )
  return (
    <>
      <p className="hint">{t("prompt.attackHint")}</p>
      <ul className="pairs">
        {draft.pairs.map(([index, defender]) => {
          const { defenders } = decision.candidates[index]
          const defenderNames = namesFor(t, table, defenders)
          return (
            <li key={index}>
              <span>{t("prompt.attacks", { name: names[index] })}</span>
              {defenders.length === 1 ? (
                <b>{defenderNames[0]}</b>
              ) : (
                <select
                  aria-label={t("prompt.attacks", { name: names[index] })}
                  value={defender}
                  onChange={({ target }) => setDraft(aim(draft, index, Number(target.value)))}
                >
                  {defenderNames.map((name, i) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: a defender is its index
                    <option key={i} value={i}>
                      {name}
                    </option>
                  ))}
                </select>
              )}
            </li>
          )
        })}
      </ul>
      <div className="buttons">
        <Done
          decision={decision}
          words={
            draft.pairs.length === 0
              ? t("prompt.attackNone")
              : t("prompt.attackWith", { count: draft.pairs.length })
          }
        />
        {draft.pairs.length < all.length ? (
          <button type="button" onClick={() => setDraft({ ...draft, pairs: all })}>
            {t("prompt.attackAll")}
          </button>
        ) : null}
        {draft.pairs.length > 0 ? (
          <button type="button" onClick={() => setDraft({ ...draft, pairs: decision.least, held: -1 })}>
            {t("prompt.clear")}
          </button>
        ) : null}
      </div>
    </>
  )
}
