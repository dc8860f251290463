import type { ConfirmDecision } from "@apnap/engine"
import { act } from "../../client/store.ts"
import type { Seen, Table } from "../../protocol/table.ts"
import { seatName } from "../../table/seat-name.ts"
import { useWords } from "../../words/use-words.ts"
import { namesFor } from "../names.ts"

/** Yes or no. */
export function Confirm({ table, decision }: { table: Table; decision: ConfirmDecision }) {
  const t = useWords()
  const about = decision.about === undefined ? [] : namesFor(t, table, decision.about)
  return (
    <>
      {decision.purpose === "mulligan" ? <WhoBegins seen={table.seen} /> : null}
      {about.length === 0 ? null : <p className="hint">{about.join(", ")}</p>}
      <div className="buttons">
        <button
          type="button"
          className={decision.purpose === "mulligan" ? "" : "primary"}
          data-primary={decision.purpose !== "mulligan" || undefined}
          onClick={() => act.answer(1)}
        >
          {t(decision.purpose === "mulligan" ? "prompt.mulligan" : "prompt.yes")}
        </button>
        <button
          type="button"
          className={decision.purpose === "mulligan" ? "primary" : ""}
          data-primary={decision.purpose === "mulligan" || undefined}
          onClick={() => act.answer(0)}
        >
          {t(decision.purpose === "mulligan" ? "prompt.keep" : "prompt.no")}
        </button>
      </div>
    </>
  )
}

/** 103.1: who takes the first turn, which is known before hands are kept. */
function WhoBegins({ seen }: { seen: Seen }) {
  const t = useWords()
  const { active } = seen.turn
  const mine = active === seen.player
  return (
    <p className="begins">
      {mine ? t("prompt.youBegin") : t("prompt.othersBegin", { name: seatName(t, seen, active) })}
    </p>
  )
}
