import { memo } from "react"
import type { CardTold } from "../protocol/library.ts"
import { useWords } from "../words/use-words.ts"
import { copiesOf } from "./deck.ts"
import { builder, useBuilder } from "./deck-store.ts"
import { openPage } from "./page-store.ts"
import { PrintedCard, useCardName } from "./printed-card.tsx"

/** A found card: a press opens its page, and the buttons below change the deck. */
export const CardCell = memo(function CardCell({
  card,
  building,
}: {
  card: CardTold | undefined
  building: boolean
}) {
  const t = useWords()
  if (card === undefined) return <span className="card-blank" aria-busy="true" />
  return (
    <>
      <button type="button" className="card-button" onClick={() => openPage(card.name)}>
        <PrintedCard card={card} />
        {card.share === "whole" ? null : (
          <span className={`share ${card.share}`}>{t(`cards.share.${card.share}`)}</span>
        )}
      </button>
      {building ? <Counter card={card} /> : null}
    </>
  )
})

/** The number of copies in the deck, with buttons for one more or fewer. */
function Counter({ card }: { card: CardTold }) {
  const t = useWords()
  const name = useCardName(card)
  const part = useBuilder((s) => s.part)
  const count = useBuilder((s) => copiesOf(s.entries, card.name, part))
  return (
    <div className={count > 0 ? "counter held" : "counter"}>
      <button
        type="button"
        disabled={count === 0}
        aria-label={t("decks.fewer", { name })}
        onClick={() => builder.add(card.name, -1)}
      >
        −
      </button>
      <output aria-label={t("decks.copies", { count, name })}>{count}</output>
      <button type="button" aria-label={t("decks.more", { name })} onClick={() => builder.add(card.name, 1)}>
        +
      </button>
    </div>
  )
}
