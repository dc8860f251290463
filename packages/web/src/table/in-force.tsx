import { COMMAND_TYPES } from "@apnap/engine/answering"
import type { SeenCard } from "../protocol/table.ts"
import { useWords } from "../words/use-words.ts"
import { Tile } from "./object/tile.tsx"

/** A player's public cards that function from the command zone (113.6, 901.7, 904.7), shown beside the name rather than in a drawer. */
export function InForce({ cards }: { cards: readonly SeenCard[] }) {
  const t = useWords()
  const shown = cards.filter(
    ({ kind, types }) => kind === "emblem" || types.some((type) => COMMAND_TYPES.has(type)),
  )
  if (shown.length === 0) return null
  return (
    <ul className="in-force" aria-label={t("zone.command")}>
      {shown.map((card) => (
        <li key={card.id}>
          <Tile card={card} size="small" />
          <Room card={card} />
        </li>
      ))}
    </ul>
  )
}

/** The room with the venture marker (309.4); screen readers get it from the tile. */
function Room({ card }: { card: SeenCard }) {
  const room = card.notes.find(({ what }) => what === "room")
  return room === undefined ? null : (
    <span className="badge remark" aria-hidden="true">
      {room.value}
    </span>
  )
}
