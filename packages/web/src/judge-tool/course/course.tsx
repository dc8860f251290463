import type { Scenario } from "@apnap/scenarios"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { titleOf } from "../editor/draft.ts"
import { judgeTool, useJudgeTool } from "../judge-tool-store.ts"
import { chapters, examples, inOrder, type TaughtChapter } from "./chapters.ts"
import { LessonView } from "./lesson-view.tsx"
import { keptProgress, today } from "./progress.ts"
import { dueOf, type Progress, standingOf } from "./repetition.ts"

/** The built-in lessons: each is a position whose outcome is guessed and then explained. */
export function Course() {
  const t = useWords()
  const { course, lesson, cards } = useJudgeTool()
  if (lesson !== null) return <LessonView key={lesson.scenario.id} />
  if (course.length === 0)
    return <p className="panel">{cards.length === 0 ? t("desk.loading") : t("desk.noCourse")}</p>
  const progress = keptProgress()
  const taught = chapters(course)
  const current = taught.find(({ lessons }) => lessons.some(({ id }) => progress[id] === undefined))
  return (
    <div className="chapters">
      <Overview lessons={inOrder(course)} progress={progress} />
      {taught.map((one) => (
        <ChapterPanel key={one.chapter} taught={one} progress={progress} isOpen={one === current} />
      ))}
      <Examples scenarios={examples(course)} />
    </div>
  )
}

/** The person's progress, and what to do next. */
function Overview({ lessons, progress }: { lessons: readonly Scenario[]; progress: Progress }) {
  const t = useWords()
  const language = useLanguage()
  const answered = lessons.filter(({ id }) => progress[id] !== undefined).length
  const due = dueOf(lessons, progress, today())
  const next = lessons.find(({ id }) => progress[id] === undefined)
  return (
    <section className="panel course-overview" aria-label={t("desk.progress")}>
      <p className="lesson-text">{t("desk.courseHint")}</p>
      <div className="course-bar">
        <progress value={answered} max={lessons.length} aria-label={t("desk.progress")} />
        <span>{t("desk.solved", { done: answered, of: lessons.length })}</span>
      </div>
      <div className="buttons">
        {due.length === 0 ? null : (
          <button type="button" className="primary" onClick={() => judgeTool.learn(due[0], true)}>
            {t("desk.repeat", { count: due.length })}
          </button>
        )}
        {next === undefined ? null : (
          <button
            type="button"
            className={due.length === 0 ? "primary" : undefined}
            onClick={() => judgeTool.learn(next)}
          >
            {t(answered === 0 ? "desk.begin" : "desk.goOn", { title: titleOf(next, language) })}
          </button>
        )}
        <button type="button" onClick={() => judgeTool.show("editor")}>
          {t("desk.layOut")}
        </button>
      </div>
    </section>
  )
}

function ChapterPanel({
  taught: { chapter, lessons },
  progress,
  isOpen,
}: {
  taught: TaughtChapter
  progress: Progress
  /** Whether it is initially open. */
  isOpen: boolean
}) {
  const t = useWords()
  const answered = lessons.filter(({ id }) => progress[id] !== undefined).length
  return (
    <details className="panel chapter" open={isOpen}>
      <summary>
        <h2>{t(`desk.chapter.${chapter}`)}</h2>
        <small>{t("desk.solved", { done: answered, of: lessons.length })}</small>
      </summary>
      <ol className="lessons">
        {lessons.map((lesson) => (
          <li key={lesson.id}>
            <LessonButton lesson={lesson} progress={progress} />
          </li>
        ))}
      </ol>
    </details>
  )
}

const SIGNS = { due: "↻", later: "◷", learned: "✓" } as const

function LessonButton({ lesson, progress }: { lesson: Scenario; progress: Progress }) {
  const t = useWords()
  const language = useLanguage()
  const learning = progress[lesson.id]
  const standing = standingOf(learning, today())
  const days = (learning?.due ?? 0) - today()
  return (
    <button type="button" onClick={() => judgeTool.learn(lesson, standing === "due")}>
      <span>{titleOf(lesson, language)}</span>
      <small>{lesson.lesson?.rules[0]}</small>
      <span
        className={`lesson-sign ${standing}`}
        title={standing === "new" ? undefined : t(`desk.standing.${standing}`, { count: days })}
      >
        {standing === "new" ? null : (
          <>
            <span aria-hidden="true">{SIGNS[standing]}</span>
            <span className="for-readers">{t(`desk.standing.${standing}`, { count: days })}</span>
          </>
        )}
      </span>
    </button>
  )
}

/** Read-only scenarios under the rules of their day. */
function Examples({ scenarios }: { scenarios: readonly Scenario[] }) {
  const t = useWords()
  const language = useLanguage()
  return scenarios.length === 0 ? null : (
    <details className="panel">
      <summary>
        <h2>{t("desk.examples")}</h2>
      </summary>
      <ul className="lessons">
        {scenarios.map((scenario) => (
          <li key={scenario.id}>
            <button type="button" onClick={() => judgeTool.learn(scenario)}>
              <span>{titleOf(scenario, language)}</span>
              <small>{scenario.ruleset}</small>
            </button>
          </li>
        ))}
      </ul>
    </details>
  )
}
