import { isPlayerRef, refPlayer } from "@apnap/engine/answering"
import type { Seen, SeenCard } from "../protocol/table.ts"
import { useWords } from "../words/use-words.ts"
import { Tile } from "./object/tile.tsx"
import { cardsOf, nameOf } from "./preview/card-words.ts"
import { seatName } from "./seat-name.ts"

/** The stack, its top first: what each is, whose, and at what it is aimed (405). */
export function Stack({ seen }: { seen: Seen }) {
  const t = useWords()
  if (seen.stack.length === 0) return null
  const cards = cardsOf(seen)
  const aim = (card: SeenCard) =>
    card.targets
      .map((ref) => {
        if (isPlayerRef(ref)) return seatName(t, seen, refPlayer(ref))
        const target = cards.get(ref)
        return target === undefined ? "" : nameOf(t, target)
      })
      .filter((name) => name !== "")
      .join(", ")
  return (
    <section className="stack" aria-label={t("zone.stack")}>
      <h2>{t("zone.stack")}</h2>
      <ol>
        {seen.stack.toReversed().map((card) => (
          <li key={card.id}>
            <Tile card={card} size="small" />
            <span className="aim">
              {seatName(t, seen, card.controller)}
              {aim(card) === "" ? "" : ` → ${aim(card)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
