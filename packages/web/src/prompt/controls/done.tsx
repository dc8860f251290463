import type { Decision } from "@apnap/engine"
import { answerFault } from "@apnap/engine/answering"
import { act } from "../../client/store.ts"
import { useWords } from "../../words/use-words.ts"
import { answerOf } from "../draft.ts"
import { useDraft } from "../draft-store.ts"

/** The button that submits the answer, enabled if it is well-formed. */
export function Done({
  decision,
  words,
  onDone,
  isMain = true,
}: {
  decision: Decision
  words?: string
  onDone?: () => void
  /** Whether the key for the main answer submits it. */
  isMain?: boolean
}) {
  const t = useWords()
  const draft = useDraft((s) => s.draft)
  if (draft === null) return null
  const answer = answerOf(decision, draft)
  const fault = answerFault(decision, answer)
  return (
    <button
      type="button"
      className={isMain ? "primary" : ""}
      data-primary={isMain || undefined}
      disabled={fault !== null}
      title={fault ?? undefined}
      onClick={() => {
        onDone?.()
        act.answer(answer)
      }}
    >
      {words ?? t("prompt.confirm")}
    </button>
  )
}
