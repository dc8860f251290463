import type { AttackersDecision, BlockersDecision } from "@apnap/engine"
import type { ReactNode } from "react"
import { useWords } from "../../words/use-words.ts"
import type { Draft } from "../draft.ts"
import { setDraft } from "../draft-store.ts"
import { Done } from "./done.tsx"

/** Completes a declaration of attackers or blockers, or resets it as far as the rules allow. */
export function DeclarationButtons({
  decision,
  draft,
  words,
  children,
}: {
  decision: AttackersDecision | BlockersDecision
  draft: Draft
  words: string
  children?: ReactNode
}) {
  const t = useWords()
  return (
    <div className="buttons">
      <Done decision={decision} words={words} />
      {children}
      {draft.pairs.length > 0 ? (
        <button type="button" onClick={() => setDraft({ ...draft, pairs: decision.least, held: -1 })}>
          {t("prompt.clear")}
        </button>
      ) : null}
    </div>
  )
}
