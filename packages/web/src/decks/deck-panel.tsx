import { Cost } from "../card/mana.tsx"
import type { CardTold } from "../protocol/library.ts"
import { cardName } from "../words/card-names.ts"
import { useWords } from "../words/use-words.ts"
import { Curve } from "./curve.tsx"
import { type Copies, countIn, KINDS, kindOf, PARTS, type Part } from "./deck.ts"
import { DeckActions } from "./deck-actions.tsx"
import { builder, useBuilder } from "./deck-store.ts"
import { Judged } from "./judged.tsx"
import { openPage } from "./page-store.ts"
import { SampleHand } from "./sample-hand.tsx"

/** The deck being built: name, legality, curve, cards and a sample hand. */
export function DeckPanel() {
  const t = useWords()
  const { name, entries, part, saved } = useBuilder()
  return (
    <section className="deck-panel" aria-label={t("decks.deck")}>
      <header>
        <label>
          <span className="for-readers">{t("decks.name")}</span>
          <input
            className="deck-title"
            value={name}
            maxLength={80}
            spellCheck={false}
            onChange={({ target }) => builder.rename(target.value)}
          />
        </label>
        <p className="hint" role="status">
          {saved === null ? "" : t(saved ? "decks.saved" : "decks.notSaved")}
        </p>
      </header>
      <DeckActions />
      <p className="counts">
        <b>{t("decks.cards", { count: countIn(entries, "main") + countIn(entries, "commanders") })}</b>
        {" · "}
        {t("decks.beside", { count: countIn(entries, "sideboard") })}
      </p>
      <Curve />
      <Judged />
      <fieldset className="add-to">
        <legend>{t("decks.adding")}</legend>
        {PARTS.map((one) => (
          <label key={one}>
            <input type="radio" name="add-to" checked={part === one} onChange={() => builder.addTo(one)} />
            <span>{t(`decks.part.${one}`)}</span>
          </label>
        ))}
      </fieldset>
      {PARTS.map((one) => (
        <PartList key={one} part={one} />
      ))}
      <SampleHand />
    </section>
  )
}

/** The cards of a part, grouped by kind. */
function PartList({ part }: { part: Part }) {
  const t = useWords()
  const { entries, cards } = useBuilder()
  const own = entries.filter((entry) => entry.part === part)
  if (own.length === 0) return null
  const kinds = part === "main" ? KINDS : (["all"] as const)
  return (
    <section className="part">
      <h2>
        {t(`decks.part.${part}`)} <small>{countIn(own, part)}</small>
      </h2>
      {kinds.map((kind) => {
        const list = kind === "all" ? own : own.filter(({ name }) => kindOf(cards.get(name)) === kind)
        return list.length === 0 ? null : (
          <div key={kind} className="kind">
            {kind === "all" ? null : (
              <h3>
                {t(`decks.kind.${kind}`)} <small>{countIn(list, part)}</small>
              </h3>
            )}
            <ul>
              {inOrder(list, cards).map((entry) => (
                <Row key={entry.name} entry={entry} card={cards.get(entry.name) ?? null} />
              ))}
            </ul>
          </div>
        )
      })}
    </section>
  )
}

function inOrder(list: readonly Copies[], cards: ReadonlyMap<string, CardTold | null>): Copies[] {
  const value = ({ name }: Copies) => cards.get(name)?.manaValue ?? 0
  return [...list].sort((a, b) => value(a) - value(b) || (a.name < b.name ? -1 : 1))
}

/** A line of the deck: count, name and cost, with buttons for one more, one fewer, and moving it to the other part. */
function Row({ entry: { name, count, part }, card }: { entry: Copies; card: CardTold | null }) {
  const t = useWords()
  const said = cardName(name)
  const other: Part = part === "sideboard" ? "main" : "sideboard"
  return (
    <li className={`deck-row row-${rowColor(card)}`}>
      <Many name={said} count={count} onCount={(wanted) => builder.add(name, wanted - count, part)} />
      <button
        type="button"
        className="quiet row-name"
        onClick={() => openPage(name)}
        disabled={card === null}
      >
        {said}
      </button>
      <Cost cost={card?.faces[0].cost ?? ""} />
      <span className="row-buttons">
        <button
          type="button"
          aria-label={t("decks.fewer", { name: said })}
          onClick={() => builder.add(name, -1, part)}
        >
          −
        </button>
        <button
          type="button"
          aria-label={t("decks.more", { name: said })}
          onClick={() => builder.add(name, 1, part)}
        >
          +
        </button>
        <button
          type="button"
          aria-label={t(`decks.moveTo.${other}`, { name: said })}
          title={t(`decks.moveTo.${other}`, { name: said })}
          onClick={() => builder.move(name, part, other)}
        >
          ⇄
        </button>
      </span>
    </li>
  )
}

/** The number of copies as an input: twenty Islands are typed rather than clicked. */
function Many({ name, count, onCount }: { name: string; count: number; onCount: (count: number) => void }) {
  const t = useWords()
  return (
    <input
      key={count}
      className="many"
      inputMode="numeric"
      size={3}
      maxLength={3}
      aria-label={t("decks.copies", { name })}
      defaultValue={count}
      onFocus={({ target }) => target.select()}
      onKeyDown={({ key, currentTarget }) => {
        if (key === "Enter") currentTarget.blur()
      }}
      onBlur={({ target }) => {
        const wanted = /^\d+$/.test(target.value) ? Number(target.value) : count
        if (wanted !== count) onCount(wanted)
        // Resets to the deck's actual number: invalid or too large inputs are ignored.
        target.value = `${count}`
      }}
    />
  )
}

function rowColor(card: CardTold | null): string {
  if (card === null) return "none"
  return card.colors.length > 1 ? "gold" : card.colors || "none"
}
