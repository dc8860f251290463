import { tell } from "@apnap/words"
import { type KeyboardEvent, useEffect, useRef, useState } from "react"
import { useTranslation } from "react-i18next"
import { SymbolText } from "../card/mana.tsx"
import { useStore } from "../client/store.ts"
import { askWhyEvent } from "../why/why-store.ts"
import { useLanguage } from "../words/use-language.ts"
import { RuleText } from "./rule-text.tsx"
import { counted, isTold } from "./sentence.ts"

const MOST = 400

/** What happened, in sentences, the newest last; a sentence opens to the rule that made it so. */
export function Log() {
  const { t } = useTranslation()
  const language = useLanguage()
  const log = useStore((s) => s.log)
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState(-1)
  const end = useRef<HTMLDivElement>(null)
  const shown = all ? log : log.filter(isTold)
  const told = counted(
    shown.slice(-MOST).flatMap((entry) => {
      const text = tell(entry, language)
      return text === null ? [] : [{ entry, text, times: 1 }]
    }),
  )
  const last = shown.at(-1)?.index
  useEffect(() => {
    if (last !== undefined) end.current?.scrollIntoView({ block: "nearest" })
  }, [last])
  return (
    <section className="log" aria-label={t("log.title")}>
      <header>
        <h2>{t("log.title")}</h2>
        <label>
          <input type="checkbox" checked={all} onChange={({ target }) => setAll(target.checked)} />{" "}
          {t("log.filter")}
        </label>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard */}
      <div role="log" aria-label={t("log.title")} aria-live="polite" tabIndex={0} onKeyDown={moveInLog}>
        <ol>
          {told.map(({ entry, text, times }) => (
            <li key={entry.index} className={entry.kind === "beginsTurn" ? "new-turn" : ""}>
              <button
                type="button"
                tabIndex={-1}
                aria-expanded={open === entry.index}
                onClick={() => setOpen(open === entry.index ? -1 : entry.index)}
              >
                <SymbolText text={text} />
                {times > 1 ? ` ×${times}` : ""}
              </button>
              {open === entry.index ? (
                <>
                  <RuleText rule={entry.rule} number={entry.number} />
                  <button type="button" className="why-event" onClick={() => askWhyEvent(entry.index)}>
                    {t("explain.ask")}
                  </button>
                </>
              ) : null}
            </li>
          ))}
        </ol>
        <div ref={end} />
      </div>
    </section>
  )
}

/** Arrows move among the entries: the log is one stop of the tab key, however long it is. */
function moveInLog(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0
  if (step === 0) return
  event.preventDefault()
  const entries = [...event.currentTarget.querySelectorAll("button")]
  const now = entries.indexOf(document.activeElement as HTMLButtonElement)
  const next = now < 0 ? entries.length - 1 : now + step
  entries[next]?.focus()
}
