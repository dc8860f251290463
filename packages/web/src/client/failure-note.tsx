import { useTranslation } from "react-i18next"
import en from "../words/en.json" with { type: "json" }
import { act, useStore } from "./store.ts"

type Code =
  | Exclude<keyof typeof en.failed, "title" | "deck/unknown-card_one" | "deck/unknown-card_other">
  | "deck/unknown-card"

const PLURAL = "deck/unknown-card"

/** What went wrong, in words, until it is closed or something else is done. */
export function FailureNote() {
  const { t } = useTranslation()
  const failure = useStore((s) => s.failure)
  if (failure === null) return null
  const { code, message, rule, cards = [] } = failure
  const key: Code = code === PLURAL || Object.hasOwn(en.failed, code) ? (code as Code) : "other"
  return (
    <div className="failure" role="alert">
      <p>
        {t(`failed.${key}`, { message, cards: cards.join(", "), count: cards.length })}
        {rule === undefined ? null : <span className="rule"> {t("prompt.byRule", { rule })}</span>}
      </p>
      <button type="button" className="quiet" onClick={act.forgetFailure} aria-label={t("menu.close")}>
        ✕
      </button>
    </div>
  )
}
