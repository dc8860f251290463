import type { Seen } from "../protocol/table.ts"
import { useWords } from "../words/use-words.ts"
import { Tile } from "./object/tile.tsx"

/** Number of cards in one row on a phone. */
const A_ROW = 4

export function Hand({ seen }: { seen: Seen }) {
  const t = useWords()
  const own = seen.players.find(({ id }) => id === seen.player)
  // Spectators have no hand.
  if (own === undefined) return null
  const { cards } = own
  return (
    <section
      className={cards.length > A_ROW ? "hand many" : "hand"}
      aria-label={`${t("table.yourHand")} (${cards.length})`}
    >
      <ul style={{ "--cards": cards.length } as React.CSSProperties}>
        {cards.map((card) => (
          <li key={card.id}>
            <Tile card={card} size="hand" />
          </li>
        ))}
      </ul>
    </section>
  )
}
