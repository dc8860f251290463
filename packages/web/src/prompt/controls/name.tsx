import type { NameDecision } from "@apnap/engine"
import { useWords } from "../../words/use-words.ts"
import { setDraft, useDraft } from "../draft-store.ts"
import { Done } from "./done.tsx"

/** A name (201.4): from a list where it is closed, typed where it is free. */
export function Name({ decision }: { decision: NameDecision }) {
  const t = useWords()
  const draft = useDraft((s) => s.draft)
  if (draft === null) return null
  const change = (text: string) => setDraft({ ...draft, text })
  return (
    <div className="buttons">
      {decision.options === undefined ? (
        <input
          type="text"
          aria-label={t("prompt.typeName")}
          placeholder={t("prompt.typeName")}
          value={draft.text}
          onChange={({ target }) => change(target.value)}
        />
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
