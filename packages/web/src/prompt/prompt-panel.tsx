import { type MouseEvent, type ReactNode, useEffect, useRef } from "react"
import { SymbolText } from "../card/mana.tsx"
import { act, useStore } from "../client/store.ts"
import { RuleNumber } from "../log/rule-number.tsx"
import type { Prompt, Seen, Table } from "../protocol/table.ts"
import { callResultBack } from "../table/over-store.ts"
import { seatName } from "../table/seat-name.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { Control } from "./control.tsx"
import { useSettling } from "./settling.ts"
import { Shown, titleOfShown } from "./shown.tsx"
import { titleOf } from "./title.ts"

/** Decisions that come from the rules, or to which the object's text is irrelevant. */
const WITHOUT_TEXT: ReadonlySet<string> = new Set([
  "priority",
  "payByHand",
  "mode",
  "combatDamage",
  "damageOrder",
  "legendRule",
])

/** Buttons that have just changed ignore mouse and keyboard clicks. */
const SETTLING = {
  "data-settling": true,
  onClickCapture: (event: MouseEvent) => {
    if (event.target instanceof Element && event.target.closest(".buttons") !== null) event.stopPropagation()
  },
} as const

/** The current question and the controls to answer it. */
export function PromptPanel({ table }: { table: Table }) {
  const t = useWords()
  const language = useLanguage()
  const { prompt, seen } = table
  const busy = useStore((s) => s.busy)
  const panel = useLostFocus(prompt)
  const settling = useSettling(`${table.game} ${prompt?.at} ${table.showing}`)
  if (seen.over !== null) return <Ended />
  const shown = seen.stack.find(({ id }) => id === table.showing)
  if (prompt === null && shown !== undefined)
    return (
      <section
        className="prompt showing"
        aria-label={titleOfShown(t, seen, shown)}
        {...(settling && SETTLING)}
      >
        <Reached>
          <Shown table={table} card={shown} />
        </Reached>
      </section>
    )
  if (prompt === null) return <Waiting table={table} />
  const { decision, question, about } = prompt
  const title = titleOf(t, prompt, seen, language)
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={`prompt ${busy ? "busy" : ""}`}
      aria-label={title}
      key={prompt.at}
      data-kind={decision.kind}
      {...(settling && SETTLING)}
    >
      <header>
        <h2>
          <SymbolText text={title} />
        </h2>
        <RuleNumber rule={decision.rule} number={question.number} />
      </header>
      {about.length === 0 || WITHOUT_TEXT.has(decision.purpose) || isSaid(prompt, seen) ? null : (
        <div className="about">
          {about.map((line) => (
            <p key={line}>
              <SymbolText text={line} />
            </p>
          ))}
        </div>
      )}
      <Reached>
        <Control table={table} prompt={prompt} />
        {prompt.cancel === null ? null : <Cancel to={prompt.cancel} />}
      </Reached>
    </section>
  )
}

/** What can be used only while the table can be reached; `LinkNote` says why it can't. */
function Reached({ children }: { children: ReactNode }) {
  const isCut = useStore((s) => s.cut !== null)
  return (
    <fieldset className="reached" disabled={isCut}>
      {children}
    </fieldset>
  )
}

/** While others act: who is thinking or asked, and when the person's passing ends. */
function Waiting({ table: { seen, passing, waitedFor } }: { table: Table }) {
  const t = useWords()
  const thinking = useStore((s) => s.thinking)
  return (
    <section className="prompt waiting" aria-label={t("prompt.priority")}>
      <p>
        {thinking !== null
          ? t("table.thinking", { name: seatName(t, seen, thinking.player) })
          : waitedFor.length === 0
            ? t("table.waiting")
            : t("table.waitsFor", { names: waitedFor.map((player) => seatName(t, seen, player)).join(", ") })}
      </p>
      {passing === null ? null : (
        <>
          <p className="hint">
            {typeof passing === "object"
              ? t("prompt.letting", { count: passing.rounds })
              : t(`prompt.until.${passing}`)}
          </p>
          <Reached>
            <button type="button" onClick={act.stopPassing}>
              {t("table.stopPassing")}
            </button>
          </Reached>
        </>
      )}
    </section>
  )
}

/** Whether the top of the stack, displayed just above, has the same text; "Do it?" alone doesn't say what. */
function isSaid({ about, deed, decision }: Prompt, { stack }: Seen): boolean {
  if (decision.purpose === "may" && deed === null) return false
  return stack.at(-1)?.text.join() === about.join()
}

/** Cancels the action in progress. */
function Cancel({ to }: { to: number }) {
  const t = useWords()
  return (
    <button type="button" className="cancel" onClick={() => act.undo(to)}>
      {t("prompt.cancel")}
    </button>
  )
}

/**
 * Moves the focus to the question if the focused element is gone, like a pressed button or a cast card. Otherwise the tab key would start
 * at the top of the page (WCAG 2.4.3).
 */
function useLostFocus(prompt: Prompt | null) {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const isLost = document.activeElement === document.body && document.querySelector("dialog[open]") === null
    if (prompt !== null && isLost) panel.current?.focus({ preventScroll: true })
  }, [prompt])
  return panel
}

/** The game is over: the next steps are offered with the result. */
function Ended() {
  const t = useWords()
  return (
    <section className="prompt waiting" aria-label={t("failed.game-over")}>
      <p>{t("failed.game-over")}</p>
      <button type="button" className="primary" onClick={callResultBack}>
        {t("over.result")}
      </button>
    </section>
  )
}
