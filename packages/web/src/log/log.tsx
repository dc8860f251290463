import { tell } from "@apnap/words"
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { useStore } from "../client/store.ts"
import type { Language } from "../words/index.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import type { LogEntry } from "../worker/protocol.ts"
import { LogLine } from "./log-line.tsx"
import { counted, isTold, type Told } from "./sentence.ts"

const MOST = 400

/** What happened, in sentences, the newest last; a sentence opens to the rule that made it so. */
export function Log() {
  const t = useWords()
  const language = useLanguage()
  const log = useStore((s) => s.log)
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState(-1)
  const end = useRef<HTMLDivElement>(null)
  const told = useMemo(() => toldOf(log, all, language), [log, all, language])
  const press = useCallback((index: number) => setOpen((now) => (now === index ? -1 : index)), [])
  const last = told.at(-1)?.entry.index
  useEffect(() => {
    if (last === undefined) return
    // With the next frame, so that the page is laid out once.
    const frame = requestAnimationFrame(() => end.current?.scrollIntoView({ block: "nearest" }))
    return () => cancelAnimationFrame(frame)
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
            <LogLine
              key={entry.index}
              entry={entry}
              text={text}
              times={times}
              isOpen={open === entry.index}
              onPress={press}
            />
          ))}
        </ol>
        <div ref={end} />
      </div>
    </section>
  )
}

const sentences = { en: new WeakMap<LogEntry, string | null>(), fr: new WeakMap<LogEntry, string | null>() }

/** The sentence of an entry; it is made once. */
function sentenceOf(entry: LogEntry, language: Language): string | null {
  const known = sentences[language].get(entry)
  if (known !== undefined) return known
  const text = tell(entry, language)
  sentences[language].set(entry, text)
  return text
}

/** What the log shows. */
function toldOf(log: readonly LogEntry[], all: boolean, language: Language): Told[] {
  const shown = all ? log : log.filter(isTold)
  return counted(
    shown.slice(-MOST).flatMap((entry) => {
      const text = sentenceOf(entry, language)
      return text === null ? [] : [{ entry, text, times: 1 }]
    }),
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
