import type { Seen } from "../protocol/table.ts"
import { useWords } from "../words/use-words.ts"
import { Tile } from "./object/tile.tsx"

/** So many cards a phone shows in one row. */
const A_ROW = 4

/** The person's hand. */
export function Hand({ seen }: { seen: Seen }) {
  const t = useWords()
  const own = seen.players.find(({ id }) => id === seen.player)
  // Who watches has none.
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
