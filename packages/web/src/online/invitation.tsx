import type { TableSummary } from "@apnap/session/protocol"
import { useEffect, useState } from "react"
import { addressedTable } from "../client/addresses.ts"
import { ApiError, api } from "../client/online/api.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { clockWords, variantWords } from "./table-words.ts"

/** Whose table a link leads to, before the person has given a name there; nothing without such a link. */
export function Invitation() {
  const t = useWords()
  const language = useLanguage()
  const table = useSummary(addressedTable())
  if (table === null) return null
  if (table === "gone")
    return (
      <p className="panel" role="status">
        {t("online.noTable")}
      </p>
    )
  const { host, choice, taken } = table
  const facts = [variantWords(t, choice), clockWords(t, choice.clock, language)]
  return (
    <section className="panel invitation" role="status">
      <h2>{t("online.tableOf", { name: host })}</h2>
      <p>{[...facts, t("online.taken", { taken, seats: choice.seats })].join(" · ")}</p>
    </section>
  )
}

/** The table as the server lists it; null until it answers, or if it can't. */
function useSummary(id: string | null): TableSummary | "gone" | null {
  const [table, setTable] = useState<TableSummary | "gone" | null>(null)
  useEffect(() => {
    if (id === null) return
    api.table(id).then(setTable, (error) => {
      if (error instanceof ApiError && error.code === "no-table") setTable("gone")
    })
  }, [id])
  return table
}
