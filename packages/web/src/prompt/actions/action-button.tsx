import { SymbolText } from "../../card/mana.tsx"
import { act, useStore } from "../../client/store.ts"
import type { Prompt } from "../../protocol/table.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { actionWords } from "./action-words.ts"

/** A button for one of the actions. */
export function ActionButton({ index, onDo }: { index: number; onDo: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const prompt = useStore((s) => s.table?.prompt) as Prompt | null | undefined
  if (prompt?.decision.kind !== "priority") return null
  const action = prompt.decision.options[index]
  return (
    <button
      type="button"
      className="action"
      onClick={onDo}
      onMouseEnter={() => act.preview(index)}
      onFocus={() => act.preview(index)}
    >
      <SymbolText text={actionWords(t, action, prompt.texts[index] ?? "", language)} />
    </button>
  )
}
