import { typeLine } from "@apnap/words"
import { frameClasses, frameStyle } from "../card/frame.ts"
import { Cost, SymbolText } from "../card/mana.tsx"
import { Picture } from "../card/picture.tsx"
import { pressRef, useMark } from "../prompt/draft-store.ts"
import { targetWords } from "../prompt/shown.tsx"
import type { Seen, SeenCard } from "../protocol/table.ts"
import { askWhy } from "../why/why-store.ts"
import { useLanguage, useWords } from "../words/use-words.ts"
import { linesOf, nameOf, sizeOf } from "./preview/card-words.ts"
import { look, lookAwaySoon, openSheet } from "./preview/preview-store.ts"
import { seatName } from "./seat-name.ts"

/** The stack, top first: each object as a card with text, controller and targets (405). */
export function Stack({ seen }: { seen: Seen }) {
  const t = useWords()
  if (seen.stack.length === 0) return null
  return (
    <section className="stack" aria-label={t("zone.stack")}>
      <header>
        <h2>{t("zone.stack")}</h2>
        {seen.stack.length > 1 ? <small>{t("table.topFirst")}</small> : null}
      </header>
      <ol>
        {seen.stack.toReversed().map((card, i) => (
          <li key={card.id}>
            <OnStack seen={seen} card={card} number={i + 1} />
          </li>
        ))}
      </ol>
    </section>
  )
}

function OnStack({ seen, card, number }: { seen: Seen; card: SeenCard; number: number }) {
  const t = useWords()
  const mark = useMark(card.id)
  const targets = targetWords(t, seen, card)
  const types = typeLine(card, useLanguage())
  return (
    <button
      type="button"
      className={`spell ${frameClasses(card)} ${mark === "" ? "" : `mark-${mark}`}`}
      style={frameStyle(card)}
      data-card={card.id}
      onClick={({ currentTarget }) => {
        const { left, top } = currentTarget.getBoundingClientRect()
        if (!pressRef(card.id, { x: left, y: top })) openSheet(card)
      }}
      onContextMenu={(event) => {
        event.preventDefault()
        askWhy(card.id)
      }}
      onMouseEnter={() => look(card, mark !== "")}
      onMouseLeave={lookAwaySoon}
      onFocus={() => look(card, mark !== "")}
      onBlur={lookAwaySoon}
    >
      <Picture name={card.name} subject={card.portrait} alt="" />
      {seen.stack.length > 1 ? <span className="number">{number}</span> : null}
      <span className="bar">
        <span className="name">{nameOf(t, card)}</span> <Cost cost={card.cost} />
      </span>
      <span className="text">
        <span className="aim">
          {types} {sizeOf(card)}
        </span>
        {linesOf(card).map((line) => (
          <span key={line}>
            <SymbolText text={line} />
          </span>
        ))}
        <span className="aim">
          <b>{seatName(t, seen, card.controller)}</b>
          {targets.length === 0 ? "" : ` → ${targets.join(", ")}`}
        </span>
      </span>
    </button>
  )
}
