import {
  DeckError,
  LEAST_CARDS,
  listWithSideboard,
  MOST_IN_SIDEBOARD,
  readDeckEntries,
  writeDeckList,
} from "@apnap/cards/lists"
import type { TFunction } from "i18next"
import { useState } from "react"
import { Cost } from "../card/mana.tsx"
import { type Copies, countIn, joined, type Part, withCopies } from "../decks/deck.ts"
import type { DeckChoice } from "../protocol/table.ts"
import { cardName } from "../words/card-names.ts"
import { useWords } from "../words/use-words.ts"
import { Dialog } from "./dialogs/dialog.tsx"
import { type Cards, Looked, useTold } from "./exchanged-card.tsx"

/** Between two games of a match: moves cards between deck and sideboard (100.4a). */
export function Sideboarding({
  deck,
  lost,
  onBegin,
  onClose,
}: {
  deck: DeckChoice
  lost: boolean
  onBegin: (list: string | null, first: number) => void
  onClose: () => void
}) {
  const t = useWords()
  const [entries, setEntries] = useState<readonly Copies[]>(() => entriesOf(deck))
  const hasSideboard = countIn(entries, "sideboard") > 0
  const list = hasSideboard ? writeDeckList(entries) : null
  const fault = hasSideboard ? sizeFault(t, entries) : ""
  const isUnfit = fault !== ""
  const cards = useTold(entries)
  const [looked, setLooked] = useState("")
  const move = (name: string, from: Part, to: Part) =>
    setEntries(withCopies(withCopies(entries, name, from, -1), name, to, 1))
  return (
    <Dialog title={t("over.next")} onClose={onClose} className="sideboarding">
      {hasSideboard ? (
        <>
          <p className="hint">{t("over.exchange")}</p>
          <div className="both-parts">
            <PartOfDeck {...{ entries, cards }} part="main" to="sideboard" onMove={move} onLook={setLooked} />
            <PartOfDeck {...{ entries, cards }} part="sideboard" to="main" onMove={move} onLook={setLooked} />
            <Looked card={cards.get(looked) ?? null} />
          </div>
        </>
      ) : (
        <p>{t("over.noSideboard")}</p>
      )}
      <p className="hint" role="status">
        {fault}
      </p>
      <div className="buttons">
        {lost ? (
          <>
            <button type="button" className="primary" disabled={isUnfit} onClick={() => onBegin(list, 0)}>
              {t("over.begin")}
            </button>
            <button type="button" disabled={isUnfit} onClick={() => onBegin(list, 1)}>
              {t("over.follow")}
            </button>
          </>
        ) : (
          <button type="button" className="primary" disabled={isUnfit} onClick={() => onBegin(list, 1)}>
            {t("start.begin")}
          </button>
        )}
      </div>
    </Dialog>
  )
}

/** A part of the deck, whose cards can be moved to the other. */
function PartOfDeck({
  entries,
  cards,
  part,
  to,
  onMove,
  onLook,
}: {
  entries: readonly Copies[]
  cards: Cards
  part: "main" | "sideboard"
  to: "main" | "sideboard"
  onMove: (name: string, from: Part, to: Part) => void
  onLook: (name: string) => void
}) {
  const t = useWords()
  return (
    <section aria-label={t(`decks.part.${part}`)}>
      <h3>
        {t(`decks.part.${part}`)} <small>{countIn(entries, part)}</small>
      </h3>
      <ul>
        {entries
          .filter((entry) => entry.part === part)
          .map(({ name, count }) => (
            <li key={name}>
              <button
                type="button"
                aria-label={`${count} ${cardName(name)}: ${t(`decks.moveTo.${to}`, { name: cardName(name) })}`}
                onClick={() => onMove(name, part, to)}
                onMouseEnter={() => onLook(name)}
                onFocus={() => onLook(name)}
              >
                <span>
                  {count} {cardName(name)}
                </span>
                <Cost cost={cards.get(name)?.faces[0].cost ?? ""} />
                <span aria-hidden="true">{part === "main" ? "→" : "←"}</span>
              </button>
            </li>
          ))}
      </ul>
    </section>
  )
}

/** What is wrong with the deck's size now, in words; "" if it may be played (100.2a, 100.4a). */
function sizeFault(t: TFunction, entries: readonly Copies[]): string {
  const [main, beside] = [
    countIn(entries, "main"),
    countIn(entries, "sideboard") + countIn(entries, "companion"),
  ]
  if (main < LEAST_CARDS) return t("decks.problem.size", { count: main, wanted: LEAST_CARDS })
  return beside > MOST_IN_SIDEBOARD
    ? t("decks.problem.sideboard", { count: beside, most: MOST_IN_SIDEBOARD })
    : ""
}

/** The entries of a list, or of a built-in deck with its sideboard. */
function entriesOf(deck: DeckChoice): Copies[] {
  const list = "list" in deck ? deck.list : listWithSideboard(deck.name)
  try {
    return list === undefined ? [] : joined(readDeckEntries(list))
  } catch (error) {
    if (error instanceof DeckError) return []
    throw error
  }
}
