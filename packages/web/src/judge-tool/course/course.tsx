import type { Scenario } from "@apnap/scenarios"
import type { TFunction } from "i18next"
import { useState } from "react"
import { SymbolText } from "../../card/mana.tsx"
import { keepPreference, keptPreference } from "../../client/keep.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { titleOf } from "../editor/draft.ts"
import { judgeTool, useJudgeTool } from "../judge-tool-store.ts"
import { answerWords, checkParts, entryWords, textOf } from "../say.ts"
import { askKey } from "./asking.ts"
import { Board } from "./course-board.tsx"
import {
  type Answer,
  answeredScenario,
  chapters,
  type Place,
  type Question,
  questionFor,
} from "./question.ts"
import { ToldView } from "./told-view.tsx"

/** The scenarios that come with the game, to be guessed and then told. */
export function Course() {
  const t = useWords()
  const language = useLanguage()
  const { course, lesson, cards } = useJudgeTool()
  const done = keptPreference<readonly string[]>("course", [])
  if (lesson !== null) return <LessonView key={lesson.scenario.id} />
  if (course.length === 0)
    return <p className="panel">{cards.length === 0 ? t("desk.loading") : t("desk.noCourse")}</p>
  return (
    <div className="chapters">
      <p className="lesson-text">{t("desk.courseHint")}</p>
      {chapters(course).map(({ chapter, scenarios }) => (
        <section key={chapter} className="panel" aria-label={t(`desk.chapter.${chapter}`)}>
          <header className="chapter-head">
            <h2>{t(`desk.chapter.${chapter}`)}</h2>
            <small>
              {t("desk.solved", {
                done: scenarios.filter(({ id }) => done.includes(id)).length,
                of: scenarios.length,
              })}
            </small>
          </header>
          <ol className="lessons">
            {scenarios.map((scenario) => (
              <li key={scenario.id}>
                <button type="button" onClick={() => judgeTool.learn(scenario)}>
                  <span>{titleOf(scenario, language)}</span>
                  {scenario.ruleset === undefined ? null : <small>{scenario.ruleset}</small>}
                  {done.includes(scenario.id) ? (
                    <span className="solved" title={t("desk.done")}>
                      ✓<span className="for-readers">{t("desk.done")}</span>
                    </span>
                  ) : null}
                </button>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  )
}

function LessonView() {
  const t = useWords()
  const language = useLanguage()
  const { lesson, course } = useJudgeTool()
  const [answer, setAnswer] = useState<Answer | null>(null)
  if (lesson === null) return null
  const { scenario, judged, told } = lesson
  const question = questionFor(scenario)
  const order = chapters(course).flatMap(({ scenarios }) => scenarios)
  const next = order[order.indexOf(scenario) + 1]
  const give = (given: Answer) => {
    setAnswer(given)
    if (question !== null) judgeTool.answer(scenario, answeredScenario(scenario, question, given))
  }
  const show = () => judgeTool.answer(scenario, scenario)
  const right = judged?.outcome === "passed"
  if (right && question !== null) keepSolved(scenario.id)
  return (
    <article className="panel lesson">
      <header className="chapter-head">
        <h2>{titleOf(scenario, language)}</h2>
        {scenario.ruleset === undefined ? null : (
          <small>
            {t("start.ruleset")} {scenario.ruleset}
          </small>
        )}
        <button type="button" onClick={() => judgeTool.learn(null)}>
          {t("desk.toCourse")}
        </button>
      </header>
      <Board scenario={scenario} />
      <h3>{t("desk.script")}</h3>
      {scenario.script.length === 0 ? <p className="hint">{t("desk.nobodyActs")}</p> : null}
      <ol className="desk-list">
        {scenario.script.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lesson's script never changes
          <li key={at}>
            <small>{t("desk.moment", { turn: entry.turn, step: t(`step.${entry.step}`) })}</small>
            <span>
              <SymbolText text={entryWords(t, entry)} />
            </span>
          </li>
        ))}
      </ol>
      <Choices scenario={scenario} />
      {question === null ? (
        <button type="button" className="primary" onClick={show} disabled={told !== null}>
          {t("desk.show")}
        </button>
      ) : (
        <Ask
          question={question}
          stop={scenario.stopAt}
          answer={answer}
          onAnswer={give}
          disabled={judged !== null}
        />
      )}
      {judged === null || question === null ? null : (
        <p className={`verdict ${right ? "passed" : "failed"}`} role="status">
          <b>{right ? t("desk.right") : t("desk.wrong", { answer: said(t, question, question.right) })}</b>
        </p>
      )}
      {told === null ? null : (
        <>
          <p className="lesson-text">{textOf(scenario, language)}</p>
          <ToldView told={told} judged={question !== null} />
          <div className="buttons">
            <button type="button" onClick={() => judgeTool.edit(scenario)}>
              {t("desk.openInEditor")}
            </button>
            {next === undefined ? null : (
              <button type="button" className="primary" onClick={() => judgeTool.learn(next)}>
                {t("desk.next")}
              </button>
            )}
          </div>
        </>
      )}
    </article>
  )
}

/** What the players choose when they are asked: without it nobody could know what happens. */
function Choices({ scenario }: { scenario: Scenario }) {
  const t = useWords()
  const chosen = (["modes", "choices", "targets"] as const).flatMap((field) =>
    Object.entries(scenario[field] ?? {}).map(([who, answers]) => ({
      who,
      what: answers.map((one) =>
        field === "modes" ? t("desk.mode", { mode: answerWords(t, one) }) : answerWords(t, one),
      ),
    })),
  )
  if (chosen.length === 0) return null
  return (
    <>
      <h3>{t("desk.choices")}</h3>
      <ul className="desk-list">
        {chosen.map(({ who, what }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lesson's choices never change
          <li key={at}>{t("desk.chooses", { who, what: what.join(", ") })}</li>
        ))}
      </ul>
    </>
  )
}

function said(t: TFunction, { asks }: Question, answer: Answer): string {
  if (asks === "place") return t(`zone.${answer as Place}`)
  return typeof answer === "boolean" ? t(answer ? "desk.yes" : "desk.no") : String(answer)
}

/** The question, and its answers to choose among or to type. */
function Ask({
  question,
  stop,
  answer,
  onAnswer,
  disabled,
}: {
  question: Question
  /** The moment that is asked about. */
  stop: Scenario["stopAt"]
  answer: Answer | null
  onAnswer: (answer: Answer) => void
  disabled: boolean
}) {
  const t = useWords()
  const [number, setNumber] = useState("")
  return (
    <fieldset className="ask" disabled={disabled}>
      <legend>{t("desk.whatHappens")}</legend>
      <p className="asked">
        <small>{t("desk.moment", { turn: stop.turn, step: t(`step.${stop.step}`) })}</small>
        <span>{t(`desk.ask.${askKey(question)}`, checkParts(t, question.check))}</span>
      </p>
      {question.answers === "number" ? (
        <form
          className="answer-row"
          onSubmit={(event) => {
            event.preventDefault()
            if (number !== "") onAnswer(Math.trunc(Number(number)))
          }}
        >
          <input
            type="number"
            step={1}
            aria-label={t("desk.yourAnswer")}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
          <button type="submit" className="primary" disabled={number === ""}>
            {t("desk.giveAnswer")}
          </button>
        </form>
      ) : (
        <div className="buttons">
          {question.answers.map((one) => (
            <button
              key={String(one)}
              type="button"
              className="big"
              aria-pressed={answer === one}
              onClick={() => onAnswer(one)}
            >
              {said(t, question, one)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

/** The lessons answered rightly are remembered. */
function keepSolved(id: string): void {
  const done = keptPreference<readonly string[]>("course", [])
  if (!done.includes(id)) keepPreference("course", [...done, id])
}
