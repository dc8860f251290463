import { frameClasses, frameStyle } from "../card/frame.ts"
import { Picture } from "../card/picture.tsx"
import { markIn, useDraft } from "../prompt/draft-store.ts"
import type { Seen, SeenCard } from "../protocol/table.ts"
import { useWords } from "../words/use-words.ts"
import { type Pile, rowsOf } from "./object/stacking.ts"
import { Tile } from "./object/tile.tsx"
import { seatInside } from "./seat-name.ts"

/** Number of piles side by side on a phone. */
const ON_A_PHONE = 4
const FEW_LINES = 3

/** A player's permanents in rows: creatures towards the middle, lands outside. */
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
    "--lands": rows.some((piles) => piles.every(isLandPile)) ? 1 : 0,
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
        <ul className={piles.every(isLandPile) ? "row of-lands" : "row"} key={i}>
          {piles.map((pile) => (
            <li key={pile.cards[0].id}>
              <PileOf pile={pile} seen={seen} />
            </li>
          ))}
        </ul>
      ))}
    </section>
  )
}

function isLandPile({ cards: [{ types }] }: Pile): boolean {
  return types.includes("land") && !types.includes("creature")
}

/** Number of equal lands whose edges are shown. */
const MOST_BEHIND = 3

/** The edge of a card behind an equal one; the front card shows the number. */
function Behind({ card }: { card: SeenCard }) {
  return (
    <span
      className={`tile field behind ${frameClasses(card)} ${card.tapped ? "tapped" : ""}`}
      style={frameStyle(card)}
      aria-hidden="true"
    >
      <Picture name={card.name} subject={card.portrait} alt="" />
    </span>
  )
}

/** Whether it is attached to a permanent, with which it is displayed, whoever controls it. */
function isElsewhere(card: SeenCard, seen: Seen): boolean {
  return card.attachedTo > 0 && seen.battlefield.some(({ id }) => id === card.attachedTo)
}

function PileOf({ pile, seen }: { pile: Pile; seen: Seen }) {
  const [first, ...others] = pile.cards
  const held = seen.exile.filter(({ id }) => first.holds.includes(id))
  const isLand = isLandPile(pile)
  return (
    <div className={`pile ${others.length > 0 ? "many" : ""} ${isLand ? "of-land" : ""}`}>
      {held.map((card) => (
        <div className="held" key={card.id}>
          <Tile card={card} size="small" />
        </div>
      ))}
      <Tile card={first} count={pile.cards.length} />
      {isLand ? others.slice(0, MOST_BEHIND).map((card) => <Behind key={card.id} card={card} />) : null}
      {pile.attached.map((card) => (
        <Tile key={card.id} card={card} size="small" />
      ))}
    </div>
  )
}
