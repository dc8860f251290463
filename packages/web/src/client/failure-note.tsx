import { useEffect, useState } from "react"
import type en from "../words/en.json"
import { words } from "../words/index.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { act, useStore } from "./store.ts"

type Known = keyof typeof en.failed
/** Plural forms share one key: "deck/partly". */
type Code = Exclude<
  Known extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Known,
  "title" | "detail" | "line"
>

function codeOf(code: string): Code {
  return words.exists(`failed.${code}`, { count: 1 }) ? (code as Code) : "other"
}

/** The engine's message in the person's language; in English until the sentences are loaded. */
function useReason(message: string): string {
  const language = useLanguage()
  const [said, setSaid] = useState(message)
  useEffect(() => {
    let isWanted = true
    setSaid(message)
    if (message === "") return
    const say = ({ reasonIn }: typeof import("./reason.ts")) => {
      if (isWanted) setSaid(reasonIn(message, language))
    }
    // Offline, it stays in the engine's English.
    void import("./reason.ts").then(say, () => {})
    return () => {
      isWanted = false
    }
  }, [message, language])
  return said
}

/** The current failure, until closed or superseded; the engine's own message is shown separately. */
export function FailureNote() {
  const t = useWords()
  const failure = useStore((s) => s.failure)
  const said = useReason(failure?.message ?? "")
  if (failure === null) return null
  const { code, message, rule, line, cards = [] } = failure
  return (
    <div className="note failure" role="alert">
      <div>
        <p>
          {line === undefined ? null : `${t("failed.line", { line })} `}
          {t(`failed.${codeOf(code)}`, { cards: cards.join(", "), count: cards.length })}
          {rule === undefined ? null : <span className="rule"> {t("prompt.byRule", { rule })}</span>}
        </p>
        {message === "" ? null : (
          <details>
            <summary>{t("failed.detail")}</summary>
            <code>
              {code}: {said}
            </code>
          </details>
        )}
      </div>
      <button type="button" className="quiet" onClick={act.forgetFailure} aria-label={t("menu.close")}>
        ✕
      </button>
    </div>
  )
}
