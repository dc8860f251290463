import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from "react"
import { useStore } from "../client/store.ts"
import { useCardNames } from "../words/card-names.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { LogLine } from "./log-line.tsx"
import { toldOf } from "./told.ts"

/** The events as sentences, newest last; each expands to its rule. */
export function Log() {
  const t = useWords()
  const language = useLanguage()
  const log = useStore((s) => s.log)
  const [all, setAll] = useState(false)
  const [open, setOpen] = useState("")
  const end = useRef<HTMLDivElement>(null)
  const region = useStuckToEnd()
  const names = useCardNames()
  // biome-ignore lint/correctness/useExhaustiveDependencies: sentences name cards
  const told = useMemo(() => toldOf(log, all, language), [log, all, language, names])
  const press = useCallback((key: string) => setOpen((now) => (now === key ? "" : key)), [])
  const last = told.at(-1)?.key
  useEffect(() => {
    if (last === undefined) return
    // In the next frame, so that layout runs only once.
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
      <div
        ref={region}
        role="log"
        aria-label={t("log.title")}
        aria-live="polite"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
        tabIndex={0}
        onKeyDown={moveInLog}
      >
        <ol>
          {told.map((one) => (
            <LogLine
              key={one.key}
              name={one.key}
              entry={one.entry}
              by={one.by}
              text={one.text}
              times={one.times}
              isOpen={open === one.key}
              onPress={press}
            />
          ))}
        </ol>
        <div ref={end} />
      </div>
    </section>
  )
}

/** The prompt's height changes the log's: if the end was in view, it stays in view. */
function useStuckToEnd() {
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const list = region.current
    if (list === null) return
    let atEnd = true
    const look = () => {
      atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 8
    }
    const observer = new ResizeObserver(() => {
      if (atEnd) list.scrollTop = list.scrollHeight
    })
    list.addEventListener("scroll", look)
    observer.observe(list)
    return () => {
      list.removeEventListener("scroll", look)
      observer.disconnect()
    }
  }, [])
  return region
}

/** Arrow keys move between entries: the log is a single tab stop, however long it is. */
function moveInLog(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === "ArrowUp" ? -1 : event.key === "ArrowDown" ? 1 : 0
  if (step === 0) return
  event.preventDefault()
  const entries = [...event.currentTarget.querySelectorAll("button")]
  const now = entries.indexOf(document.activeElement as HTMLButtonElement)
  const next = now < 0 ? entries.length - 1 : now + step
  entries[next]?.focus()
}
