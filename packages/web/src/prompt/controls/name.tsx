import type { NameDecision } from "@apnap/engine"
import { useId } from "react"
import type { Table } from "../../protocol/table.ts"
import { cardsOf } from "../../table/preview/card-words.ts"
import { useWords } from "../../words/use-words.ts"
import { MOST_PICKED } from "../draft.ts"
import { setDraft, useDraft } from "../draft-store.ts"
import { Done } from "./done.tsx"

/** A name (201.4): selected from a closed list, or typed. */
export function Name({ table, decision }: { table: Table; decision: NameDecision }) {
  const draft = useDraft((s) => s.draft)
  if (draft === null) return null
  const field = {
    text: draft.text,
    onText: (text: string) => setDraft({ ...draft, text }),
    names: decision.options ?? namesSeen(table),
    words: table.prompt?.texts ?? [],
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
  /** The names in the person's language, where they differ. */
  words: readonly string[]
}

function Picked({ text, onText, names, words }: Field) {
  const t = useWords()
  return (
    <select aria-label={t("prompt.typeName")} value={text} onChange={({ target }) => onText(target.value)}>
      {names.map((name, i) => (
        <option key={name} value={name}>
          {words[i] || name}
        </option>
      ))}
    </select>
  )
}

function Typed({ text, onText, names, words }: Field) {
  const t = useWords()
  const list = useId()
  // Maps what is typed in the person's language to the name known to the game.
  const shown = words[names.indexOf(text)] || text
  const type = (typed: string) =>
    onText(
      names[words.findIndex((word) => word !== "" && word.toLowerCase() === typed.toLowerCase())] ?? typed,
    )
  return (
    <>
      <input
        type="text"
        list={list}
        aria-label={t("prompt.typeName")}
        placeholder={t("prompt.typeName")}
        value={shown}
        onChange={({ target }) => type(target.value)}
      />
      <datalist id={list}>
        {names.map((name, i) => (
          <option key={name} value={words[i] || name} />
        ))}
      </datalist>
    </>
  )
}

/** Names of the visible cards, suggested while typing. */
function namesSeen({ seen }: Table): string[] {
  const names = [...cardsOf(seen).values()].map(({ name }) => name)
  return [...new Set(names)].filter((name) => name !== "").sort()
}
