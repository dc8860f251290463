import { markIn, useDraft } from "../prompt/draft-store.ts"
import type { Seen, SeenCard } from "../protocol/table.ts"
import { useWords } from "../words/use-words.ts"
import { type Pile, rowsOf } from "./object/stacking.ts"
import { Tile } from "./object/tile.tsx"
import { seatInside } from "./seat-name.ts"

/** So many piles lie beside each other on a phone. */
const ON_A_PHONE = 4
const FEW_LINES = 3

/** The permanents that a player controls, in rows: creatures towards the middle, lands outside. */
export function Board({ seen, player }: { seen: Seen; player: number }) {
  const t = useWords()
  const drafting = useDraft()
  const own = seen.battlefield.filter((card) => card.controller === player && !isElsewhere(card, seen))
  const rows = rowsOf(own, seen.battlefield, (card) => markIn(drafting, card.id))
  const mine = player === seen.player
  const label = mine ? t("table.yourBoard") : t("table.boardOf", { name: seatInside(seen, player) })
  const lines = rows.reduce((sum, piles) => sum + Math.ceil(piles.length / ON_A_PHONE), 0)
  const room = {
    "--rows": Math.max(2, rows.length),
    "--lines": Math.max(2, lines),
    "--attached": rows.reduce((sum, piles) => sum + Math.max(...piles.map((p) => p.attached.length)), 0),
    "--most": Math.max(1, ...rows.map((piles) => piles.length)),
  }
  return (
    <section
      className={`board ${mine ? "mine" : "theirs"} ${lines > FEW_LINES ? "dense" : ""}`}
      style={room as React.CSSProperties}
      aria-label={label}
    >
      {(mine ? rows : rows.toReversed()).map((piles, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a row is its place
        <ul className="row" key={i}>
          {piles.map((pile) => (
            <li key={pile.cards[0].id}>
              <PileOf pile={pile} />
            </li>
          ))}
        </ul>
      ))}
    </section>
  )
}

/** What is attached to a permanent lies with it, whoever controls it. */
function isElsewhere(card: SeenCard, seen: Seen): boolean {
  return card.attachedTo > 0 && seen.battlefield.some(({ id }) => id === card.attachedTo)
}

function PileOf({ pile }: { pile: Pile }) {
  const [first] = pile.cards
  return (
    <div className={`pile ${pile.cards.length > 1 ? "many" : ""}`}>
      <Tile card={first} count={pile.cards.length} />
      {pile.attached.map((card) => (
        <Tile key={card.id} card={card} size="small" />
      ))}
    </div>
  )
}
