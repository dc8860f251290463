import type { OwnTable } from "@apnap/session/protocol"
import { useEffect, useState } from "react"
import { useOnline } from "../../client/online/online-store.ts"
import { ownApi } from "../../client/online/own-api.ts"
import { dayIn } from "../../words/day.ts"
import { useLanguage, useWords } from "../../words/use-words.ts"
import { TableRow } from "../table-row.tsx"

/** The tables at which the person has a seat, on whatever device they took it: games to go on with, and finished ones to look at. */
export function OwnTables() {
  const t = useWords()
  const me = useOnline((s) => s.me)
  const [tables, setTables] = useState<readonly OwnTable[]>([])
  // biome-ignore lint/correctness/useExhaustiveDependencies: another person has other tables
  useEffect(() => {
    ownApi.tables().then(setTables, () => setTables([]))
  }, [me?.id])
  const [finished, open] = [tables.filter(isOver), tables.filter((table) => !isOver(table))]
  if (tables.length === 0) return null
  return (
    <>
      <h2>{t("online.own.tables")}</h2>
      <Rows tables={open} />
      {finished.length === 0 ? null : (
        <details>
          <summary>{t("online.own.finished", { count: finished.length })}</summary>
          <Rows tables={finished} />
        </details>
      )}
    </>
  )
}

const isOver = ({ state }: OwnTable) => state === "over"

function Rows({ tables }: { tables: readonly OwnTable[] }) {
  const t = useWords()
  const language = useLanguage()
  const dayOf = ({ changed }: OwnTable) => dayIn(new Date(changed).toISOString(), language)
  return (
    <ul className="tables">
      {tables.map((table) => (
        <TableRow
          key={table.id}
          table={table}
          more={isOver(table) ? [dayOf(table)] : [t(`online.own.state.${table.state}`), dayOf(table)]}
        />
      ))}
    </ul>
  )
}
