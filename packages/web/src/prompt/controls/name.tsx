import type { NameDecision } from "@apnap/engine"
import { useId } from "react"
import type { Table } from "../../protocol/table.ts"
import { cardsOf } from "../../table/preview/card-words.ts"
import { useWords } from "../../words/use-words.ts"
import { setDraft, useDraft } from "../draft-store.ts"
import { Done } from "./done.tsx"

/** A name (201.4): from a list where it is closed, typed where it is free. */
export function Name({ table, decision }: { table: Table; decision: NameDecision }) {
  const t = useWords()
  const list = useId()
  const draft = useDraft((s) => s.draft)
  if (draft === null) return null
  const change = (text: string) => setDraft({ ...draft, text })
  return (
    <div className="buttons">
      {decision.options === undefined ? (
        <>
          <input
            type="text"
            list={list}
            aria-label={t("prompt.typeName")}
            placeholder={t("prompt.typeName")}
            value={draft.text}
            onChange={({ target }) => change(target.value)}
          />
          <datalist id={list}>
            {namesSeen(table).map((name) => (
              <option key={name} value={name} />
            ))}
          </datalist>
        </>
      ) : (
        <select
          aria-label={t("prompt.typeName")}
          value={draft.text}
          onChange={({ target }) => change(target.value)}
        >
          {decision.options.map((option) => (
            <option key={option}>{option}</option>
          ))}
        </select>
      )}
      <Done decision={decision} />
    </div>
  )
}

/** The names of the cards that the person sees, to choose from while typing. */
function namesSeen({ seen }: Table): string[] {
  const names = [...cardsOf(seen).values()].map(({ name }) => name)
  return [...new Set(names)].filter((name) => name !== "").sort()
}
