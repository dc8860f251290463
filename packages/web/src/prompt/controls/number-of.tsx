import type { NumberDecision } from "@apnap/engine"
import { promptOf } from "@apnap/words"
import type { Prompt } from "../../protocol/table.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { setDraft, useDraft } from "../draft-store.ts"
import { Done } from "./done.tsx"

const MOST_ON_SLIDER = 40

/** An integer: a slider for small ranges, an input for large ones. */
export function NumberOf({ prompt, decision }: { prompt: Prompt; decision: NumberDecision }) {
  const language = useLanguage()
  const t = useWords()
  const draft = useDraft((s) => s.draft)
  if (draft === null) return null
  const { min, max } = decision
  const label = promptOf(prompt.question, language)
  const change = (value: number) => setDraft({ ...draft, number: Math.max(min, Math.min(max, value)) })
  return (
    <div className="number">
      <button
        type="button"
        aria-label={t("prompt.less", { name: label })}
        onClick={() => change(draft.number - 1)}
      >
        −
      </button>
      <output aria-live="polite">{draft.number}</output>
      <button
        type="button"
        aria-label={t("prompt.moreFor", { name: label })}
        onClick={() => change(draft.number + 1)}
      >
        +
      </button>
      <input
        type={max - min <= MOST_ON_SLIDER ? "range" : "number"}
        aria-label={label}
        min={min}
        max={max}
        value={draft.number}
        onChange={({ target }) => change(Math.trunc(Number(target.value)))}
      />
      <Done decision={decision} />
    </div>
  )
}
