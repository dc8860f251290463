import { useState } from "react"
import { useWords } from "../words/use-words.ts"
import { desk, useDesk } from "./desk-store.ts"
import { type Answer, answersOf, cardsOnDesk, seatsOf, withAnswers, without } from "./draft.ts"
import { Pick } from "./pick.tsx"
import { answerWords } from "./say.ts"

const KINDS = ["yes", "no", "number", "card", "player", "word"] as const
type Kind = (typeof KINDS)[number]

/** What the players answer when they are asked, one queue for each. */
export function AnswersEditor() {
  const t = useWords()
  const draft = useDesk((s) => s.draft)
  return (
    <section className="panel" aria-labelledby="desk-answers">
      <h2 id="desk-answers">{t("desk.answers")}</h2>
      <p className="hint">{t("desk.answersHint")}</p>
      {seatsOf(draft).map((seat) => {
        const answers = answersOf(draft, seat)
        return answers.length === 0 ? null : (
          <div key={seat} className="row">
            <b>{t("desk.player", { seat })}</b>
            {answers.map((answer, at) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: equal answers are told apart by their place
                key={at}
                type="button"
                className="chip"
                aria-label={t("desk.dropAnswer", { number: at + 1 })}
                onClick={() => desk.edit(withAnswers(draft, seat, without(answers, at)))}
              >
                {answerWords(t, answer)} ✕
              </button>
            ))}
          </div>
        )
      })}
      <AnswerForm />
    </section>
  )
}

function AnswerForm() {
  const t = useWords()
  const draft = useDesk((s) => s.draft)
  const [seat, setSeat] = useState("A")
  const [kind, setKind] = useState<Kind>("yes")
  const [text, setText] = useState("")
  const seats = seatsOf(draft)
  const answer = answerOf(kind, text)
  const say = (name: string) =>
    name === "" ? t("desk.choose") : seats.includes(name) ? t("desk.player", { seat: name }) : name
  return (
    <fieldset className="desk-form" aria-label={t("desk.newAnswer")}>
      <Pick label={t("desk.who")} value={seat} options={seats} onPick={setSeat} say={say} />
      <Pick
        label={t("desk.answer")}
        value={kind}
        options={KINDS}
        onPick={(kind) => {
          setKind(kind)
          setText("")
        }}
        say={(kind) => t(`desk.answerKind.${kind}`)}
      />
      {kind === "card" || kind === "player" ? (
        <Pick
          label={t("desk.which")}
          value={text}
          options={["", ...(kind === "card" ? cardsOnDesk(draft) : seats)]}
          onPick={setText}
          say={say}
        />
      ) : null}
      {kind === "number" || kind === "word" ? (
        <label>
          {t("desk.which")}
          <input
            type={kind === "number" ? "number" : "text"}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        </label>
      ) : null}
      <button
        type="button"
        disabled={answer === null}
        onClick={() => {
          if (answer !== null) desk.edit(withAnswers(draft, seat, [...answersOf(draft, seat), answer]))
          setText("")
        }}
      >
        {t("desk.addAnswer")}
      </button>
    </fieldset>
  )
}

function answerOf(kind: Kind, text: string): Answer | null {
  if (kind === "yes" || kind === "no") return kind === "yes"
  if (text.trim() === "") return null
  if (kind === "number") return Math.trunc(Number(text))
  return kind === "player" ? { player: text } : text.trim()
}
