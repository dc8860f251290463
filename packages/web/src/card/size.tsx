import type { SeenCard } from "../protocol/table.ts"

/** Whether a number is above, below or as printed. */
function change(now: number | null, printed: number | null): string {
  if (now === null || printed === null || now === printed) return ""
  return now > printed ? "raised" : "lowered"
}

/** Power and toughness, marked if they differ from the printed ones, or loyalty, or defense. */
export function Size({ card }: { card: SeenCard }) {
  if (card.power !== null)
    return (
      <span className={`${card.power}${card.toughness}`.length > 3 ? "size long" : "size"}>
        <b className={change(card.power, card.printedPower)}>{card.power}</b>/
        <b className={card.damage > 0 ? "hurt" : change(card.toughness, card.printedToughness)}>
          {card.toughness}
        </b>
      </span>
    )
  const endurance = card.types.includes("planeswalker") ? card.loyalty : defenseOf(card)
  return endurance === null ? null : <span className="size loyalty">{endurance}</span>
}

function defenseOf({ types, defense }: SeenCard): number | null {
  return types.includes("battle") ? defense : null
}
