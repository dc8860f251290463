import type { TableSummary } from "@apnap/session/protocol"
import { online } from "../client/online/online-store.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { clockWords, variantWords } from "./table-words.ts"

/** A table as a list shows it; a click goes there. `more` is said besides. */
export function TableRow({ table, more = [] }: { table: TableSummary; more?: readonly string[] }) {
  const t = useWords()
  const language = useLanguage()
  const { choice, host, taken } = table
  const said = [...more, variantWords(t, choice), clockWords(t, choice.clock, language)]
  return (
    <li>
      <button type="button" className="table-row" onClick={() => online.enter(table.id)}>
        <b>{t("online.tableOf", { name: host })}</b>
        <span className="taken">
          {taken} / {choice.seats}
        </span>
        <small>{said.join(" · ")}</small>
      </button>
    </li>
  )
}
