import type { SeenCard } from "../protocol/table.ts"

/** Cards of one name in a search, with as many copies shown as may be chosen. */
export interface Copies {
  /** The copies shown. */
  cards: readonly SeenCard[]
  /** The number of copies. */
  count: number
}

/**
 * The cards of a search (701.23a) in browsing order: findable ones first, lands last, by name, showing at most `most` copies of each name.
 */
export function foundCopies(
  cards: readonly SeenCard[],
  options: ReadonlySet<number>,
  most: number,
): Copies[] {
  const byName = new Map<string, SeenCard[]>()
  for (const card of cards) {
    const key = `${rank(options.has(card.id))} ${card.name}`
    byName.set(key, [...(byName.get(key) ?? []), card])
  }
  return [...byName.values()]
    .map((copies) => ({ cards: copies.slice(0, Math.max(1, most)), count: copies.length }))
    .sort((a, b) => order(a.cards[0], b.cards[0], options))
}

function order(a: SeenCard, b: SeenCard, options: ReadonlySet<number>): number {
  const open = rank(options.has(a.id)) - rank(options.has(b.id))
  const land = rank(!isLand(a)) - rank(!isLand(b))
  return open || land || (a.name < b.name ? -1 : 1)
}

const rank = (first: boolean): number => (first ? 0 : 1)
const isLand = ({ types }: SeenCard): boolean => types.includes("land")
