import { reasonIn } from "@apnap/words"
import en from "../words/en.json" with { type: "json" }
import { useLanguage, useWords } from "../words/use-words.ts"
import { act, useStore } from "./store.ts"

type Known = keyof typeof en.failed
/** A key of two forms stands for both: "deck/partly". */
type Code = Exclude<
  Known extends `${infer Stem}_one` | `${infer Stem}_other` ? Stem : Known,
  "title" | "detail" | "line"
>

function codeOf(code: string): Code {
  return Object.hasOwn(en.failed, code) || Object.hasOwn(en.failed, `${code}_one`) ? (code as Code) : "other"
}

/** What went wrong, in words, until it is closed or something else is done; what the engine says of it apart. */
export function FailureNote() {
  const t = useWords()
  const language = useLanguage()
  const failure = useStore((s) => s.failure)
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
              {code}: {reasonIn(message, language)}
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
