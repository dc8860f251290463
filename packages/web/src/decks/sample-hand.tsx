import { useState } from "react"
import { useWords } from "../words/use-words.ts"
import { countIn, sampleHand } from "./deck.ts"
import { useBuilder } from "./deck-store.ts"
import { PrintedCard } from "./printed-card.tsx"

const HAND = 7

/** A sample hand; each mulligan draws seven again and puts one more card on the bottom (103.5). */
export function SampleHand() {
  const t = useWords()
  const { entries, cards } = useBuilder()
  const [hand, setHand] = useState<readonly string[]>([])
  const [mulligans, setMulligans] = useState(0)
  if (countIn(entries, "main") < HAND) return null
  const draw = (taken: number) => {
    setMulligans(taken)
    setHand(sampleHand(entries, HAND))
  }
  return (
    <section className="sample">
      <header>
        <h2>{t("decks.hand")}</h2>
        {hand.length > 0 ? (
          <button type="button" onClick={() => draw(mulligans + 1)} disabled={mulligans >= HAND}>
            {t("decks.mulligan")}
          </button>
        ) : null}
        <button type="button" onClick={() => draw(0)}>
          {t("decks.newHand")}
        </button>
      </header>
      {mulligans > 0 ? <p className="hint">{t("decks.under", { count: mulligans })}</p> : null}
      <ul className="sample-hand" aria-label={t("decks.hand")}>
        {hand.map((name, i) => {
          const card = cards.get(name)
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card have no other identity than their place
            <li key={i}>{card == null ? name : <PrintedCard card={card} />}</li>
          )
        })}
      </ul>
    </section>
  )
}
