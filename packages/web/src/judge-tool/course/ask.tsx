import type { Scenario } from "@apnap/scenarios"
import type { TFunction } from "i18next"
import { useState } from "react"
import { SymbolText } from "../../card/mana.tsx"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { type Answer, PLACES, type Place, type Question } from "./question.ts"

/** The label of an answer's button. */
export function answerSaid(t: TFunction, { check }: Question, answer: Answer): string {
  if (answer === null) return t("desk.nobody")
  if (typeof answer === "boolean") return t(answer ? "desk.yes" : "desk.no")
  if (check.check === "zone" && isPlace(answer)) return t(`zone.${answer}`)
  return typeof answer === "string" && /^[A-Z]$/.test(answer)
    ? t("desk.player", { seat: answer })
    : String(answer)
}

const isPlace = (answer: Answer): answer is Place => PLACES.some((place) => place === answer)

/** The question of a lesson, with answers to choose from or a field to type. */
export function Ask({
  scenario: { lesson, stopAt },
  question,
  answer,
  onAnswer,
}: {
  scenario: Scenario
  question: Question
  /** Undefined until answered. */
  answer: Answer | undefined
  onAnswer: (answer: Answer) => void
}) {
  const t = useWords()
  const language = useLanguage()
  return (
    <fieldset className="ask" disabled={answer !== undefined}>
      <legend>{t("desk.whatHappens")}</legend>
      <p className="asked">
        <small>{t("desk.atTheEnd", { turn: stopAt.turn, step: t(`step.${stopAt.step}`) })}</small>
        <span>
          <SymbolText text={lesson?.question[language] ?? ""} />
        </span>
      </p>
      {question.answers === "number" ? (
        <NumberAnswer onAnswer={onAnswer} />
      ) : (
        <div className="buttons">
          {question.answers.map((one) => (
            <button
              key={String(one)}
              type="button"
              className={answer === undefined || one !== question.right ? "big" : "big is-right"}
              aria-pressed={answer === one}
              onClick={() => onAnswer(one)}
            >
              {answerSaid(t, question, one)}
            </button>
          ))}
        </div>
      )}
    </fieldset>
  )
}

function NumberAnswer({ onAnswer }: { onAnswer: (answer: number) => void }) {
  const t = useWords()
  const [number, setNumber] = useState("")
  return (
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
  )
}
