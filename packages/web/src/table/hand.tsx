import { useWords } from "../words/use-words.ts"
import type { Seen } from "../worker/protocol.ts"
import { Tile } from "./tile.tsx"

/** The person's hand. */
export function Hand({ seen }: { seen: Seen }) {
  const t = useWords()
  const { cards } = seen.players[seen.player]
  return (
    <section className="hand" aria-label={`${t("table.yourHand")} (${cards.length})`}>
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
