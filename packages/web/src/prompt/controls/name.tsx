import type { NameDecision } from "@apnap/engine"
import { useId } from "react"
import type { Table } from "../../protocol/table.ts"
import { cardsOf } from "../../table/preview/card-words.ts"
import { useWords } from "../../words/use-words.ts"
import { MOST_PICKED } from "../draft.ts"
import { setDraft, useDraft } from "../draft-store.ts"
import { Done } from "./done.tsx"

/** A name (201.4): from a list where it is closed, typed where it is free. */
export function Name({ table, decision }: { table: Table; decision: NameDecision }) {
  const draft = useDraft((s) => s.draft)
  if (draft === null) return null
  const field = {
    text: draft.text,
    onText: (text: string) => setDraft({ ...draft, text }),
    names: decision.options ?? namesSeen(table),
  }
  const isPicked = decision.options !== undefined && decision.options.length <= MOST_PICKED
  return (
    <div className="buttons">
      {isPicked ? <Picked {...field} /> : <Typed {...field} />}
      <Done decision={decision} />
    </div>
  )
}

interface Field {
  text: string
  onText: (text: string) => void
  names: readonly string[]
}

function Picked({ text, onText, names }: Field) {
  const t = useWords()
  return (
    <select aria-label={t("prompt.typeName")} value={text} onChange={({ target }) => onText(target.value)}>
      {names.map((name) => (
        <option key={name}>{name}</option>
      ))}
    </select>
  )
}

function Typed({ text, onText, names }: Field) {
  const t = useWords()
  const list = useId()
  return (
    <>
      <input
        type="text"
        list={list}
        aria-label={t("prompt.typeName")}
        placeholder={t("prompt.typeName")}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>
    </>
  )
}

/** The names of the cards that the person sees, to choose from while typing. */
function namesSeen({ seen }: Table): string[] {
  const names = [...cardsOf(seen).values()].map(({ name }) => name)
  return [...new Set(names)].filter((name) => name !== "").sort()
}
