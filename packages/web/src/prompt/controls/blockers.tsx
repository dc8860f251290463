import type { BlockersDecision } from "@apnap/engine"
import type { Table } from "../../protocol/table.ts"
import { useWords } from "../../words/use-words.ts"
import { setDraft, useDraft } from "../draft-store.ts"
import { namesFor } from "../names.ts"
import { DeclarationButtons } from "./declaration-buttons.tsx"
import { OneOf } from "./one-of.tsx"

/** Declares blockers (509.1): by clicking on the table, or with a list for each possible blocker. */
export function Blockers({ table, decision }: { table: Table; decision: BlockersDecision }) {
  const t = useWords()
  const draft = useDraft((s) => s.draft)
  if (draft === null) return null
  const names = namesFor(
    t,
    table,
    decision.candidates.map((c) => c.creature),
  )
  const first = (index: number) => draft.pairs.find((pair) => pair[0] === index)?.[1] ?? -1
  const blockWith = (index: number, attacker: number) => {
    const rest = draft.pairs.filter((pair) => pair[0] !== index)
    setDraft({ ...draft, held: -1, pairs: attacker < 0 ? rest : [...rest, [index, attacker]] })
  }
  return (
    <>
      <p className="hint">{t("prompt.blockHint")}</p>
      <ul className="pairs">
        {decision.candidates.map(({ attackers, creature }, index) => (
          <li key={creature}>
            <span>{t("prompt.blocks", { name: names[index] })}</span>
            <OneOf
              label={t("prompt.blocks", { name: names[index] })}
              names={namesFor(t, table, attackers)}
              nobody={t("prompt.nobody")}
              value={first(index)}
              onPick={(i) => blockWith(index, i)}
            />
          </li>
        ))}
      </ul>
      <DeclarationButtons
        decision={decision}
        draft={draft}
        words={
          draft.pairs.length === 0
            ? t("prompt.blockNone")
            : t("prompt.blockWith", { count: draft.pairs.length })
        }
      />
    </>
  )
}
