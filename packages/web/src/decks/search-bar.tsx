import { useId, useState } from "react"
import type { Order } from "../protocol/library.ts"
import { Dialog } from "../table/dialogs/dialog.tsx"
import { useWords } from "../words/use-words.ts"
import { QuickTerms } from "./quick-terms.tsx"
import { search, useSearch } from "./search-store.ts"
import { UntilSelect } from "./until-select.tsx"

const ORDERS: readonly Order[] = ["name", "manaValue", "color", "power", "released"]

/** The query, in Scryfall's syntax, and the sort order. */
export function SearchBar() {
  const t = useWords()
  const { query, order, until } = useSearch()
  const [help, setHelp] = useState(false)
  const status = useId()
  return (
    <search className="search-bar">
      <input
        type="search"
        aria-label={t("cards.search")}
        aria-describedby={status}
        placeholder={t("cards.example")}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        value={query}
        onChange={({ target }) => search.ask({ query: target.value })}
      />
      <div className="search-tools">
        <label>
          <span>{t("cards.order")}</span>
          <select value={order} onChange={({ target }) => search.ask({ order: target.value as Order })}>
            {ORDERS.map((one) => (
              <option key={one} value={one}>
                {t(`cards.by.${one}`)}
              </option>
            ))}
          </select>
        </label>
        <UntilSelect value={until} onChange={(day) => search.ask({ until: day })} />
        <button type="button" onClick={() => setHelp(true)}>
          {t("cards.syntax")}
        </button>
      </div>
      <QuickTerms />
      <Status id={status} />
      {help ? <Syntax onClose={() => setHelp(false)} /> : null}
    </search>
  )
}

/** A term about formats, which not every file of cards has. */
const FORMAT = /(^|[\s(-])(f|format|legal|banned|restricted)[:=]/i

/** The number of cards found, or the error in the query. */
function Status({ id }: { id: string }) {
  const t = useWords()
  const { query, found, fault, failed } = useSearch()
  const words = failed
    ? t("cards.failed")
    : fault !== null
      ? t(`cards.fault.${fault.code}`, { part: fault.part })
      : found === null
        ? t("cards.opening")
        : t("cards.found", {
            count: found.total,
            of: found.of,
            ms: Math.max(1, Math.round(found.milliseconds)),
          })
  return (
    <p id={id} className={fault !== null || failed ? "search-status wrong" : "search-status"} role="status">
      {words}
      {found?.looked == null || found.looked >= 1 ? null : (
        <span> · {t("cards.looking", { percent: Math.floor(found.looked * 100) })}</span>
      )}
      {found?.total === 0 && FORMAT.test(query) ? <span> · {t("cards.noFormats")}</span> : null}
    </p>
  )
}

const EXAMPLES = [
  "goblin",
  "name",
  "text",
  "type",
  "color",
  "identity",
  "cost",
  "mana",
  "size",
  "keyword",
  "set",
  "date",
  "format",
  "kind",
  "understood",
  "not",
  "or",
  "regex",
] as const

/** The query syntax, with examples to try. */
function Syntax({ onClose }: { onClose: () => void }) {
  const t = useWords()
  return (
    <Dialog title={t("cards.syntaxTitle")} onClose={onClose} className="syntax">
      <p>{t("cards.syntaxHint")}</p>
      <ul>
        {EXAMPLES.map((one) => (
          <li key={one}>
            <button
              type="button"
              onClick={() => {
                search.ask({ query: t(`cards.example_.${one}`) })
                onClose()
              }}
            >
              <code>{t(`cards.example_.${one}`)}</code>
            </button>
            <span>{t(`cards.meaning.${one}`)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
