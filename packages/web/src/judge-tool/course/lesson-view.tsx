import type { Scenario } from "@apnap/scenarios"
import { useState } from "react"
import { SymbolText } from "../../card/mana.tsx"
import { RuleText } from "../../log/rule-text.tsx"
import { firstDayOf } from "../../start/offer.ts"
import { dayIn } from "../../words/day.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { titleOf } from "../editor/draft.ts"
import { judgeTool, useJudgeTool } from "../judge-tool-store.ts"
import { answerWords, entryWords, textOf } from "../say.ts"
import { Ask, answerSaid } from "./ask.tsx"
import { inOrder } from "./chapters.ts"
import { Board } from "./course-board.tsx"
import { OnceView } from "./once-view.tsx"
import { keepAnswer, keptProgress, today } from "./progress.ts"
import { type Answer, answeredScenario, type Question, questionFor } from "./question.ts"
import { lessonAfter } from "./repetition.ts"
import { ToldView } from "./told-view.tsx"

/** A lesson: its position, the question, what happens and why; or an example, which asks nothing. */
export function LessonView() {
  const t = useWords()
  const { lesson } = useJudgeTool()
  const [answer, setAnswer] = useState<Answer | undefined>()
  if (lesson === null) return null
  const { scenario, judged, told } = lesson
  const question = questionFor(scenario)
  const give = (given: Answer) => {
    setAnswer(given)
    if (question === null) return
    keepAnswer(scenario.id, given === question.right)
    judgeTool.answer(scenario, answeredScenario(scenario, question, given))
  }
  return (
    <article className="panel lesson">
      <Heading scenario={scenario} />
      <div className="lesson-part">
        <Board scenario={scenario} />
        <p className="hint">{t("desk.readCards")}</p>
        <Script scenario={scenario} />
        <Choices scenario={scenario} />
      </div>
      <div className="lesson-part">
        {question === null ? (
          <button
            type="button"
            className="primary"
            onClick={() => judgeTool.answer(scenario, scenario)}
            disabled={told !== null}
          >
            {t("desk.show")}
          </button>
        ) : (
          <Ask scenario={scenario} question={question} answer={answer} onAnswer={give} />
        )}
        {judged === null || question === null ? null : (
          <Verdict question={question} right={judged.outcome === "passed"} />
        )}
        {told === null ? null : <Explained scenario={scenario} asked={question !== null} />}
      </div>
    </article>
  )
}

function Heading({ scenario }: { scenario: Scenario }) {
  const t = useWords()
  const language = useLanguage()
  const day = firstDayOf(scenario.ruleset)
  return (
    <header className="chapter-head">
      <div>
        <h2>{titleOf(scenario, language)}</h2>
        {day === undefined ? null : <small>{t("desk.rulesOf", { day: dayIn(day, language) })}</small>}
      </div>
      <button type="button" onClick={() => judgeTool.learn(null)}>
        {t("desk.toCourse")}
      </button>
    </header>
  )
}

function Script({ scenario: { script } }: { scenario: Scenario }) {
  const t = useWords()
  return (
    <section>
      <h3>{t("desk.script")}</h3>
      {script.length === 0 ? <p className="hint">{t("desk.nobodyActs")}</p> : null}
      <ol className="desk-list">
        {script.map((entry, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lesson's script never changes
          <li key={at}>
            <small>{t("desk.moment", { turn: entry.turn, step: t(`step.${entry.step}`) })}</small>
            <span>
              <SymbolText text={entryWords(t, entry)} />
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}

/** The players' choices, without which the outcome couldn't be known. */
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
  return chosen.length === 0 ? null : (
    <section>
      <h3>{t("desk.choices")}</h3>
      <ul className="desk-list">
        {chosen.map(({ who, what }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a lesson's choices never change
          <li key={at}>{t("desk.chooses", { who, what: what.join(", ") })}</li>
        ))}
      </ul>
    </section>
  )
}

function Verdict({ question, right }: { question: Question; right: boolean }) {
  const t = useWords()
  return (
    <p className={`verdict ${right ? "passed" : "failed"}`} role="status">
      <b>{right ? t("desk.right") : t("desk.wrong", { answer: answerSaid(t, question, question.right) })}</b>
    </p>
  )
}

/** The explanation, the rules of the past, the events step by step, and where to go next. */
function Explained({ scenario, asked }: { scenario: Scenario; asked: boolean }) {
  const t = useWords()
  const language = useLanguage()
  const { lesson, course } = useJudgeTool()
  if (lesson === null || lesson.told === null) return null
  const next = lessonAfter(inOrder(course), scenario, keptProgress(), lesson.repeating ? today() : null)
  return (
    <>
      <p className="lesson-text">
        <SymbolText text={textOf(scenario, language)} />
      </p>
      {scenario.lesson?.rules.map((rule) => (
        <RuleText key={rule} rule={rule} number={rule} />
      ))}
      {scenario.lesson?.once?.map((once) => (
        <OnceView key={once.ruleset} scenario={scenario} once={once} />
      ))}
      <div className="buttons">
        {next === undefined ? null : (
          <button type="button" className="primary" onClick={() => judgeTool.learn(next, lesson.repeating)}>
            {t("desk.next")}
          </button>
        )}
        <button type="button" onClick={() => judgeTool.editAgain(scenario)}>
          {t("desk.openInEditor")}
        </button>
      </div>
      <h3>{t("desk.story")}</h3>
      <ToldView told={lesson.told} judged={asked} />
    </>
  )
}
