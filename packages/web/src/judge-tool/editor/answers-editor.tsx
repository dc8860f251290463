import { useState } from "react"
import { useWords } from "../../words/use-words.ts"
import { judgeTool, useJudgeTool } from "../judge-tool-store.ts"
import { answerWords } from "../say.ts"
import {
  type Answer,
  answersOf,
  cardsInDraft,
  QUEUES,
  type Queue,
  seatsOf,
  withAnswers,
  withMoreAnswers,
  without,
} from "./draft.ts"
import { Pick } from "./pick.tsx"

/** The kinds of answers in each queue. */
const KINDS = {
  choices: ["yes", "no", "number", "card", "player", "word", "cost", "heads", "tails", "die", "stop"],
  targets: ["card", "player", "stop"],
  modes: ["number"],
} as const
type Kind = (typeof KINDS)["choices"][number]
/** Kinds that take a number, and those that take a word. */
const NUMBERS: ReadonlySet<Kind> = new Set(["number", "die"])
const WORDS: ReadonlySet<Kind> = new Set(["word", "cost"])

/** The players' answers, one queue for each. */
export function AnswersEditor() {
  const t = useWords()
  const draft = useJudgeTool((s) => s.draft)
  return (
    <section className="panel" aria-labelledby="desk-answers">
      <h2 id="desk-answers">{t("desk.answers")}</h2>
      <p className="hint">{t("desk.answersHint")}</p>
      {seatsOf(draft).flatMap((seat) =>
        QUEUES.map((queue) => <Answers key={`${seat} ${queue}`} seat={seat} queue={queue} />),
      )}
      <AnswerForm />
    </section>
  )
}

/** A player's answers to one kind of question; each can be removed. */
function Answers({ seat, queue }: { seat: string; queue: Queue }) {
  const t = useWords()
  const draft = useJudgeTool((s) => s.draft)
  const answers = answersOf(draft, seat, queue)
  if (answers.length === 0) return null
  return (
    <div className="row">
      <b>
        {t("desk.player", { seat })}
        {queue === "choices" ? "" : `, ${t(`desk.queue.${queue}`)}`}
      </b>
      {answers.map((answer, at) => (
        <button
          // biome-ignore lint/suspicious/noArrayIndexKey: equal answers are told apart by their place
          key={at}
          type="button"
          className="chip"
          aria-label={t("desk.dropAnswer", { number: at + 1 })}
          onClick={() => judgeTool.edit(withAnswers(draft, seat, without(answers, at), queue))}
        >
          {answerWords(t, answer)} ✕
        </button>
      ))}
    </div>
  )
}

function AnswerForm() {
  const t = useWords()
  const draft = useJudgeTool((s) => s.draft)
  const [seat, setSeat] = useState("A")
  const [queue, setQueue] = useState<Queue>("choices")
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
        label={t("desk.asked")}
        value={queue}
        options={QUEUES}
        onPick={(queue) => {
          setQueue(queue)
          setKind(KINDS[queue][0])
          setText("")
        }}
        say={(queue) => t(`desk.queue.${queue}`)}
      />
      <Pick<Kind>
        label={t("desk.answer")}
        value={kind}
        options={KINDS[queue]}
        onPick={(kind) => {
          setKind(kind)
          setText("")
        }}
        say={(kind) => t(`desk.answerKind.${kind}`)}
      />
      <Which kind={kind} text={text} setText={setText} say={say} />
      <button
        type="button"
        disabled={answer === null}
        onClick={() => {
          if (answer !== null) judgeTool.edit(withMoreAnswers(draft, seat, [answer], queue))
          setText("")
        }}
      >
        {t("desk.addAnswer")}
      </button>
    </fieldset>
  )
}

/** The card, player, number or word of an answer, if it takes one. */
function Which({
  kind,
  text,
  setText,
  say,
}: {
  kind: Kind
  text: string
  setText: (text: string) => void
  say: (name: string) => string
}) {
  const t = useWords()
  const draft = useJudgeTool((s) => s.draft)
  const label = t("desk.which")
  if (kind === "card" || kind === "player") {
    const names = kind === "card" ? cardsInDraft(draft) : seatsOf(draft)
    return <Pick label={label} value={text} options={["", ...names]} onPick={setText} say={say} />
  }
  if (!NUMBERS.has(kind) && !WORDS.has(kind)) return null
  return (
    <label>
      {label}
      <input
        type={NUMBERS.has(kind) ? "number" : "text"}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </label>
  )
}

function answerOf(kind: Kind, text: string): Answer | null {
  if (kind === "yes" || kind === "no") return kind === "yes"
  if (kind === "heads" || kind === "tails") return { coin: kind === "heads" }
  if (kind === "stop") return { stop: true }
  const said = text.trim()
  if (said === "") return null
  if (kind === "number") return Math.trunc(Number(said))
  if (kind === "die") return { die: Math.max(1, Math.trunc(Number(said))) }
  if (kind === "cost") return { cost: said }
  return kind === "player" ? { player: said } : said
}
