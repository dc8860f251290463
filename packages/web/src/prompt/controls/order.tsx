import type { OrderDecision } from "@apnap/engine"
import { useTranslation } from "react-i18next"
import { SymbolText } from "../../card/mana.tsx"
import type { Prompt, Table } from "../../worker/protocol.ts"
import { setDraft, useDraft } from "../draft-store.ts"
import { namesFor } from "../names.ts"
import { Done } from "./done.tsx"

/** An order, changed by moving one up or down. */
export function Order({
  table,
  prompt,
  decision,
}: {
  table: Table
  prompt: Prompt
  decision: OrderDecision
}) {
  const { t } = useTranslation()
  const draft = useDraft((s) => s.draft)
  if (draft === null) return null
  const names = namesFor(t, table, decision.options)
  const move = (place: number, by: number) => {
    const picked = [...draft.picked]
    const [index] = picked.splice(place, 1)
    picked.splice(place + by, 0, index)
    setDraft({ ...draft, picked })
  }
  return (
    <>
      <p className="hint">{t("prompt.orderHint")}</p>
      <ol className="order">
        {draft.picked.map((index, place) => (
          <li key={index}>
            <span>
              <b>{names[index]}</b>
              {prompt.texts[index] ? (
                <small>
                  <SymbolText text={prompt.texts[index]} />
                </small>
              ) : null}
            </span>
            <button
              type="button"
              disabled={place === 0}
              aria-label={t("prompt.up", { name: names[index] })}
              onClick={() => move(place, -1)}
            >
              ↑
            </button>
            <button
              type="button"
              disabled={place === draft.picked.length - 1}
              aria-label={t("prompt.down", { name: names[index] })}
              onClick={() => move(place, 1)}
            >
              ↓
            </button>
          </li>
        ))}
      </ol>
      <div className="buttons">
        <Done decision={decision} />
      </div>
    </>
  )
}
