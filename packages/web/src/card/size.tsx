import type { SeenCard } from "../worker/protocol.ts"

/** Whether a number is above, below or as printed. */
function change(now: number | null, printed: number | null): string {
  if (now === null || printed === null || now === printed) return ""
  return now > printed ? "raised" : "lowered"
}

/** Power and toughness, marked where they differ from the printed ones, or loyalty. */
export function Size({ card }: { card: SeenCard }) {
  if (card.power !== null)
    return (
      <span className="size">
        <b className={change(card.power, card.printedPower)}>{card.power}</b>/
        <b className={card.damage > 0 ? "hurt" : change(card.toughness, card.printedToughness)}>
          {card.toughness}
        </b>
      </span>
    )
  return card.loyalty === null || !card.types.includes("planeswalker") ? null : (
    <span className="size loyalty">{card.loyalty}</span>
  )
}
