import { type FormEvent, lazy, Suspense, useEffect, useState } from "react"
import { online, useOnline } from "../client/online/online-store.ts"
import { useWords } from "../words/use-words.ts"
import { NameForm } from "./name-form.tsx"
import { NewTable } from "./new-table.tsx"
import { TableRow } from "./table-row.tsx"

const Tournaments = lazy(() =>
  import("./tournament/tournaments.tsx").then((part) => ({ default: part.Tournaments })),
)

const OwnTables = lazy(() => import("./own/own-tables.tsx").then((part) => ({ default: part.OwnTables })))

const OwnData = lazy(() => import("./own/own-data.tsx").then((part) => ({ default: part.OwnData })))

const OwnPasskeys = lazy(() =>
  import("./passkeys/own-passkeys.tsx").then((part) => ({ default: part.OwnPasskeys })),
)

/** Milliseconds between two refreshes of the tables. */
const AGAIN = 5000

/** Tables with free seats, and making a new one. */
export function Lobby() {
  const t = useWords()
  const tables = useOnline((s) => s.tables)
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === "visible") void online.look()
    }, AGAIN)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="lobby">
      <section className="panel" aria-label={t("online.new")}>
        <h2>{t("online.new")}</h2>
        <NewTable />
      </section>
      <section className="panel" aria-label={t("online.tables")}>
        <Suspense>
          <OwnTables />
        </Suspense>
        <h2>{t("online.tables")}</h2>
        <ByLink />
        {tables.length === 0 ? <p className="hint">{t("online.noTables")}</p> : null}
        <ul className="tables">
          {tables.map((table) => (
            <TableRow key={table.id} table={table} />
          ))}
        </ul>
        <Identity />
      </section>
      <Suspense>
        <Tournaments />
      </Suspense>
    </div>
  )
}

/** Who the person is here, and how others of their devices know them. */
function Identity() {
  const t = useWords()
  const me = useOnline((s) => s.me)
  const [naming, setNaming] = useState(false)
  const [open, setOpen] = useState(false)
  if (naming) return <NameForm onDone={() => setNaming(false)} />
  return (
    <>
      <p className="hint">
        {t("online.youAre", { name: me?.name ?? "" })}{" "}
        <button type="button" className="link" onClick={() => setNaming(true)}>
          {t("online.rename")}
        </button>
      </p>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary>{t("online.passkey.other")}</summary>
        <Suspense>{open ? <OwnPasskeys key={me?.id} /> : null}</Suspense>
      </details>
      <details>
        <summary>{t("online.own.stored")}</summary>
        <Suspense>
          <OwnData />
        </Suspense>
      </details>
    </>
  )
}

/** Joins by a link, or the code at its end. */
function ByLink() {
  const t = useWords()
  const [text, setText] = useState("")
  const table = /([\w-]{12})\s*$/.exec(text)?.[1]
  const go = (event: FormEvent) => {
    event.preventDefault()
    if (table !== undefined) online.enter(table)
  }
  return (
    <form className="by-link" onSubmit={go}>
      <label>
        <span>{t("online.byLink")}</span>
        <input
          value={text}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setText(target.value)}
        />
      </label>
      <button type="submit" disabled={table === undefined}>
        {t("online.go")}
      </button>
    </form>
  )
}
