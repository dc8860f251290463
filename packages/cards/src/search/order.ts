import type { SearchCard } from "./search-card.ts"

/** Sort keys for results; ties are ordered by name. */
export const ORDERS = ["name", "manaValue", "color", "power", "released"] as const
export type Order = (typeof ORDERS)[number]

const KEYS: Readonly<Record<Exclude<Order, "name">, (card: SearchCard) => number>> = {
  manaValue: (card) => card.manaValue,
  color: (card) => card.colors,
  power: (card) => -(card.faces[0].power ?? -1),
  released: ({ printing }) => -Number(printing.released?.replaceAll("-", "") ?? 0),
}

/** Reorders cards that are already sorted by name. */
export function inOrder(cards: readonly SearchCard[], order: Order): readonly SearchCard[] {
  if (order === "name") return cards
  const key = KEYS[order]
  return [...cards].sort((a, b) => key(a) - key(b))
}
