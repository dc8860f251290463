import type { ConfirmDecision } from "@apnap/engine"
import { act } from "../../client/store.ts"
import type { Table } from "../../protocol/table.ts"
import { useWords } from "../../words/use-words.ts"
import { namesFor } from "../names.ts"
import { Spread } from "./spread.tsx"

/** Yes or no. */
export function Confirm({ table, decision }: { table: Table; decision: ConfirmDecision }) {
  const t = useWords()
  // The question of a mulligan already names the starting player.
  const about = decision.purpose === "mulligan" ? [] : (decision.about ?? [])
  const revealed = (table.prompt?.cards ?? []).filter(({ id }) => about.includes(id))
  const others = about.filter((ref) => revealed.every(({ id }) => id !== ref))
  return (
    <>
      {others.length === 0 ? null : <p className="hint">{namesFor(t, table, others).join(", ")}</p>}
      <Spread cards={revealed} />
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
