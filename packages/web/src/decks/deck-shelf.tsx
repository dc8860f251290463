import { DeckError, writeDeckList } from "@apnap/cards/lists"
import { useState } from "react"
import { Cost } from "../card/mana.tsx"
import { ask } from "../client/library.ts"
import { type SavedDeck, savedDecks, useDecks } from "../client/saved-decks.ts"
import { COMMANDER_DECKS, DUEL_DECKS } from "../start/decks-offered.ts"
import { Dialog } from "../table/dialogs/dialog.tsx"
import { useWords } from "../words/use-words.ts"
import { builder } from "./deck-store.ts"

/** The saved decks, and ways to make another. */
export function DeckShelf() {
  const t = useWords()
  const decks = useDecks((s) => s.decks)
  const [importing, setImporting] = useState(false)
  const [going, setGoing] = useState<SavedDeck | null>(null)
  return (
    <section className="shelf" aria-label={t("decks.yours")}>
      <header>
        <h2>{t("decks.yours")}</h2>
        <button type="button" className="primary" onClick={() => builder.begin(t("decks.newName"))}>
          {t("decks.new")}
        </button>
        <button type="button" onClick={() => setImporting(true)}>
          {t("decks.import")}
        </button>
        <CopyOf />
      </header>
      {decks.length === 0 ? <p className="hint">{t("decks.none")}</p> : null}
      <ul>
        {decks.map((deck) => (
          <li key={deck.id}>
            <button type="button" className="shelf-deck" onClick={() => builder.open(deck)}>
              <b>{deck.name || t("decks.newName")}</b> <Cost cost={costOf(deck.colors)} />
            </button>
            <button
              type="button"
              className="quiet"
              aria-label={t("decks.forget", { name: deck.name })}
              onClick={() => setGoing(deck)}
            >
              ✕
            </button>
          </li>
        ))}
      </ul>
      {importing ? <Import onClose={() => setImporting(false)} /> : null}
      {going === null ? null : (
        <Dialog title={t("decks.forget", { name: going.name })} onClose={() => setGoing(null)}>
          <p>{t("decks.forgetHint")}</p>
          <div className="buttons">
            <button
              type="button"
              className="primary"
              onClick={() => {
                savedDecks.forget(going.id)
                setGoing(null)
              }}
            >
              {t("decks.forgetIt")}
            </button>
          </div>
        </Dialog>
      )}
    </section>
  )
}

function costOf(colors: string): string {
  return [...colors].map((color) => `{${color}}`).join("")
}

const SHIPPED = [...Object.keys(DUEL_DECKS), ...Object.keys(COMMANDER_DECKS)] as (
  | keyof typeof DUEL_DECKS
  | keyof typeof COMMANDER_DECKS
)[]

/** Starts from a copy of a built-in deck. */
function CopyOf() {
  const t = useWords()
  return (
    <select
      aria-label={t("decks.copyOf")}
      value=""
      onChange={({ target }) => {
        const name = target.value as (typeof SHIPPED)[number]
        void ask({ request: "deck", name }).then((entries) =>
          builder.begin(t(`deck.${name}`), writeDeckList(entries)),
        )
      }}
    >
      <option value="" disabled>
        {t("decks.copyOf")}
      </option>
      {SHIPPED.map((name) => (
        <option key={name} value={name}>
          {t(`deck.${name}`)}
        </option>
      ))}
    </select>
  )
}

/** Imports a list from one of the usual programs. */
function Import({ onClose }: { onClose: () => void }) {
  const t = useWords()
  const [list, setList] = useState("")
  const [fault, setFault] = useState<number | null>(null)
  const take = () => {
    try {
      builder.begin(t("decks.newName"), list)
      onClose()
    } catch (error) {
      if (!(error instanceof DeckError)) throw error
      setFault(error.line ?? 0)
    }
  }
  return (
    <Dialog title={t("decks.import")} onClose={onClose}>
      <label className="deck-list">
        {t("start.list")}
        <textarea
          rows={12}
          value={list}
          spellCheck={false}
          onChange={({ target }) => setList(target.value)}
        />
        <small>{t("start.listHint")}</small>
      </label>
      {fault === null ? null : (
        <p role="alert" className="wrong">
          {t("decks.badLine", { line: fault })}
        </p>
      )}
      <div className="buttons">
        <button type="button" className="primary" onClick={take} disabled={list.trim() === ""}>
          {t("decks.take")}
        </button>
      </div>
    </Dialog>
  )
}
