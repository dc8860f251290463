import type { ConfirmDecision } from "@apnap/engine"
import { costWords } from "@apnap/words"
import { SymbolText } from "../../card/mana.tsx"
import { act } from "../../client/store.ts"
import type { Prompt, Table } from "../../protocol/table.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
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
      <CostAsked prompt={table.prompt} />
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

/** How much an additional cost is, in the words of the spell's own line about it: "Kicker {4}". */
function CostAsked({ prompt }: { prompt: Prompt | null }) {
  const language = useLanguage()
  const label = prompt?.question.label ?? ""
  const cost = label === "" ? undefined : prompt?.about.find(startsWith(costWords(label, language)))
  return cost === undefined ? null : (
    <p className="hint">
      <SymbolText text={cost} />
    </p>
  )
}

function startsWith(words: string): (line: string) => boolean {
  return (line) => line.toLowerCase().startsWith(words.toLowerCase())
}
