import type { AttackersDecision } from "@apnap/engine"
import type { Table } from "../../protocol/table.ts"
import { useWords } from "../../words/use-words.ts"
import { aim } from "../draft.ts"
import { setDraft, useDraft } from "../draft-store.ts"
import { namesFor } from "../names.ts"
import { DeclarationButtons } from "./declaration-buttons.tsx"
import { OneOf } from "./one-of.tsx"

/** Declares attackers (508.1). */
export function Attackers({ table, decision }: { table: Table; decision: AttackersDecision }) {
  const t = useWords()
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
                <OneOf
                  label={t("prompt.attacks", { name: names[index] })}
                  names={defenderNames}
                  value={defender}
                  onPick={(i) => setDraft(aim(draft, index, i))}
                />
              )}
            </li>
          )
        })}
      </ul>
      <DeclarationButtons
        decision={decision}
        draft={draft}
        words={
          draft.pairs.length === 0
            ? t("prompt.attackNone")
            : t("prompt.attackWith", { count: draft.pairs.length })
        }
      >
        {draft.pairs.length < all.length ? (
          <button type="button" onClick={() => setDraft({ ...draft, pairs: all })}>
            {t("prompt.attackAll")}
          </button>
        ) : null}
      </DeclarationButtons>
    </>
  )
}
