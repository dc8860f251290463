import type { DeckChoice, PlayedWith } from "@apnap/session/protocol"
import { savedDecks, useDecks } from "../client/saved-decks.ts"
import { type DeckName, decksFor } from "../start/decks-offered.ts"
import { useWords } from "../words/use-words.ts"
import { playedAt } from "./played-at.ts"

/** Selects a deck for an online table: a saved or a built-in one. `chosen` is its name, "" for a list, null for none yet. */
export function DeckSelect({
  at,
  chosen,
  onChoose,
}: {
  /** What is played. */
  at: PlayedWith & { variant: string }
  chosen: string | null
  onChoose: (deck: DeckChoice, value: string) => void
}) {
  const t = useWords()
  const saved = useDecks((s) => s.decks)
  const choose = (value: string) => {
    const deck = deckOf(value)
    if (deck !== null) onChoose(deck, value)
  }
  return (
    <label className="seat-deck">
      <span>{t("start.deck")}</span>
      <select value={chosen ?? ""} onChange={({ target }) => choose(target.value)}>
        {chosen === null ? <option value="">{t("online.choose")}</option> : null}
        {chosen === "" ? <option value="">{t("start.ownDeck")}</option> : null}
        {saved.map(({ id, name }) => (
          <option key={id} value={`own:${id}`}>
            {name}
          </option>
        ))}
        {decksFor(playedAt(at)).map((name) => (
          <option key={name} value={name}>
            {t(`deck.${name as DeckName}`)}
          </option>
        ))}
      </select>
    </label>
  )
}

function deckOf(value: string): DeckChoice | null {
  if (value === "") return null
  if (!value.startsWith("own:")) return { name: value }
  const own = savedDecks.find(value.slice("own:".length))
  return own === undefined ? null : { list: own.list }
}
