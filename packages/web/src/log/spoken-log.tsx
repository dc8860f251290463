import { useMemo } from "react"
import { useStore } from "../client/store.ts"
import { useCardNames } from "../words/card-names.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { toldOf } from "./told.ts"

/** Number of log entries kept for screen readers. */
const LATEST = 12

/** The latest log entries for screen readers, for layouts in which the log is a closed dialog (phone.css, low.css). */
export function SpokenLog() {
  const t = useWords()
  const language = useLanguage()
  const log = useStore((s) => s.log)
  const names = useCardNames()
  // biome-ignore lint/correctness/useExhaustiveDependencies: sentences name cards
  const told = useMemo(() => toldOf(log, false, language).slice(-LATEST), [log, language, names])
  return (
    <div className="for-readers spoken-log" role="log" aria-label={t("log.title")} aria-live="polite">
      {told.map(({ key, text, times }) => (
        <p key={key}>
          {text}
          {times > 1 ? ` ×${times}` : ""}
        </p>
      ))}
    </div>
  )
}
