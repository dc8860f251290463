import { useEffect, useRef } from "react"
import { download } from "../../client/keep.ts"
import { OpenFile } from "../../client/open-file.tsx"
import { firstDayOf, RULESETS } from "../../start/offer.ts"
import { dayIn } from "../../words/day.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { ToldView } from "../course/told-view.tsx"
import { judgeTool, useJudgeTool } from "../judge-tool-store.ts"
import { textOf } from "../say.ts"
import { AnswersEditor } from "./answers-editor.tsx"
import { ChecksEditor } from "./checks-editor.tsx"
import {
  type DraftFormat,
  EMPTY,
  FORMATS,
  fileOf,
  seatCounts,
  seatsOf,
  titleOf,
  withFormat,
  withRuleset,
  withSeats,
  withTitle,
} from "./draft.ts"
import { FileFaults } from "./file-faults.tsx"
import { OwnCardsEditor } from "./own-cards-editor.tsx"
import { Pick } from "./pick.tsx"
import { PositionEditor } from "./position-editor.tsx"
import { PositionLink } from "./position-link.tsx"
import { ScriptEditor } from "./script-editor.tsx"

/** A scenario from its position to its assertions, with its run beside it. */
export function Editor() {
  return (
    <div className="desk-columns">
      <div className="desk-column">
        <Heading />
        <PositionEditor />
        <OwnCardsEditor />
        <ScriptEditor />
        <AnswersEditor />
        <ChecksEditor />
      </div>
      <Run />
    </div>
  )
}

function Heading() {
  const t = useWords()
  const language = useLanguage()
  const draft = useJudgeTool((s) => s.draft)
  const text = textOf(draft, language)
  const counts = seatCounts(draft.format as DraftFormat)
  return (
    <section className="panel" aria-label={t("desk.scenario")}>
      <div className="desk-form">
        <label className="grow alone">
          {t("desk.name")}
          <input
            value={draft.title === undefined ? "" : titleOf(draft, language)}
            placeholder={t("desk.unnamed")}
            onChange={({ target }) => judgeTool.edit(withTitle(draft, target.value))}
          />
        </label>
        <Pick
          label={t("start.variant")}
          value={draft.format as DraftFormat}
          options={FORMATS}
          onPick={(format) => judgeTool.edit(withFormat(draft, format))}
          say={(format) => t(`desk.format.${format}`)}
        />
        {counts.length === 0 ? null : (
          <Pick
            label={t("desk.seats")}
            value={String(seatsOf(draft).length)}
            options={counts.map(String)}
            onPick={(count) => judgeTool.edit(withSeats(draft, Number(count)))}
          />
        )}
        <EraPick />
      </div>
      {text === "" ? null : <p className="lesson-text">{text}</p>}
      <div className="buttons">
        <button type="button" onClick={() => judgeTool.edit(EMPTY)}>
          {t("desk.clear")}
        </button>
        <OpenFile label={t("desk.import")} onText={judgeTool.read} />
        <button
          type="button"
          onClick={() => download(`${draft.id.replace(/^.*\//, "")}.jsonl`, fileOf(draft))}
        >
          {t("desk.export")}
        </button>
        <PositionLink />
      </div>
      <FileFaults />
    </section>
  )
}

/** Selects the ruleset. */
function EraPick() {
  const t = useWords()
  const language = useLanguage()
  const draft = useJudgeTool((s) => s.draft)
  const say = (name: string) => {
    const date = firstDayOf(name)
    if (date === undefined) return name
    const words = dayIn(date, language)
    return name === "current" ? t("start.rulesetCurrent", { date: words }) : words
  }
  return (
    <Pick
      label={t("start.ruleset")}
      value={draft.ruleset ?? "current"}
      options={RULESETS.map(([name]) => name as string)}
      onPick={(ruleset) => judgeTool.edit(withRuleset(draft, ruleset))}
      say={say}
    />
  )
}

/** Runs it, or opens it at the table, and reports what happened. */
function Run() {
  const t = useWords()
  const language = useLanguage()
  const { told, running, impossible } = useJudgeTool()
  const panel = useRef<HTMLElement>(null)
  // On a phone the result is below everything else.
  useEffect(() => {
    const result = told === null ? null : panel.current
    if (result !== null && result.getBoundingClientRect().top > innerHeight / 2)
      result.scrollIntoView({ block: "start" })
  }, [told])
  return (
    <aside className="panel desk-run" aria-label={t("desk.result")} ref={panel}>
      <div className="buttons">
        <button type="button" className="primary" onClick={judgeTool.run} disabled={running}>
          {t("desk.run")}
        </button>
        <button type="button" onClick={() => judgeTool.play("start")}>
          {t("desk.play")}
        </button>
        {told === null ? null : (
          <button type="button" onClick={() => judgeTool.play("end")}>
            {t("desk.playOn")}
          </button>
        )}
      </div>
      {impossible === null ? null : (
        <p className="verdict failed" role="alert">
          {t("desk.impossible", { reason: impossible[language] })}
        </p>
      )}
      {told === null ? <p className="hint">{t("desk.runHint")}</p> : <ToldView told={told} />}
    </aside>
  )
}
