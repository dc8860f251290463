import type { ChooseDecision } from "@apnap/engine"
import type { SeenCard } from "../../protocol/table.ts"
import { Tile } from "../../table/object/tile.tsx"
import { foundCopies } from "../found-copies.ts"

/** Cards to choose from, or asked about, that aren't on the table. In a library search each name appears once, or as often as it may be chosen. */
export function Spread({ cards, decision }: { cards: readonly SeenCard[]; decision?: ChooseDecision }) {
  if (cards.length === 0) return null
  const piles =
    decision?.purpose === "search"
      ? foundCopies(cards, new Set(decision.options), decision.max)
      : cards.map((card) => ({ cards: [card], count: 1 }))
  return (
    <ul className="spread">
      {piles.flatMap(({ cards, count }) =>
        cards.map((card, i) => (
          <li key={card.id}>
            <Tile card={card} size="hand" count={i === 0 ? count : 1} />
          </li>
        )),
      )}
    </ul>
  )
}
