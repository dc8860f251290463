import { promptOf } from "@apnap/words"
import { act } from "../../client/store.ts"
import type { Moment, Table } from "../../protocol/table.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { Dialog } from "./dialog.tsx"

/** The person's decisions so far, newest first, each of which can be undone. */
export function Moments({ table, onClose }: { table: Table; onClose: () => void }) {
  const t = useWords()
  const language = useLanguage()
  const doneIn = ({ question, did }: Moment) => {
    if (did !== "") return did
    return question.purpose === "priority" ? t("prompt.pass") : promptOf(question, language)
  }
  return (
    <Dialog title={t("menu.history")} onClose={onClose} className="moments">
      <ol className="list">
        {table.moments.toReversed().map((moment) => (
          <li key={moment.at}>
            <button
              type="button"
              onClick={() => {
                onClose()
                act.undo(moment.at)
              }}
            >
              <span>
                {moment.turn === 0
                  ? t("table.beforeGame")
                  : `${t("table.turn", { count: moment.turn })}, ${t(`step.${moment.step}`)}`}
              </span>
              <b>{doneIn(moment)}</b>
            </button>
          </li>
        ))}
      </ol>
      {table.moments.length === 0 ? <p>{t("log.empty")}</p> : null}
    </Dialog>
  )
}
