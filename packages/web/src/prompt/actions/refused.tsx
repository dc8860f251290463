import { useId } from "react"
import { SymbolText } from "../../card/mana.tsx"
import type { Reason } from "../../protocol/table.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { refusedWords } from "./action-words.ts"
import { Because } from "./because.tsx"

/** An unavailable option among the available ones: it gives the reason on hover and focus. */
export function Refused({ reason }: { reason: Reason }) {
  const t = useWords()
  const language = useLanguage()
  const id = useId()
  return (
    <div className="refused">
      <button type="button" aria-disabled="true" aria-describedby={id}>
        <SymbolText text={refusedWords(t, reason, language)} />
      </button>
      <p id={id}>
        <b>{t(`why.${reason.what}`)}</b>
        {t("do.colon")}
        <Because reason={reason} />
      </p>
    </div>
  )
}
