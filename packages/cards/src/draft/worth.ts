import type { DraftCard } from "./draft-card.ts"

const BY_RARITY = { common: 0, uncommon: 1, rare: 2, mythic: 2.5 } as const

/** How good a card is for a deck of its colors, roughly: by rarity, removal, and whether it can be a commander. */
export function worth(card: DraftCard, leader: boolean): number {
  const removal = /(?:destroy|exile) target|deals? (?:\d+|x) damage to (?:any target|target creature)/.test(
    card.text,
  )
  const creature = /\bcreature\b/.test(card.typeLine)
  const dear = Math.max(0, card.manaValue - 6)
  return BY_RARITY[card.rarity] + (removal ? 1.5 : 0) + (creature ? 0.5 : 0) + (leader ? 1 : 0) - dear
}

/** What each of the five colors is worth in these cards, W first. */
export function colorWorth(cards: readonly DraftCard[]): number[] {
  return [0, 1, 2, 3, 4].map((bit) =>
    cards.reduce((sum, card) => sum + ((card.colors >> bit) & 1 ? 1 + worth(card, false) : 0), 0),
  )
}

/** The bits of the colors of most worth, at most `count`. */
export function bestColors(cards: readonly DraftCard[], count: number): number {
  const worths = colorWorth(cards)
  const order = [0, 1, 2, 3, 4].toSorted((a, b) => worths[b] - worths[a])
  return order.slice(0, count).reduce((bits, bit) => bits | (1 << bit), 0)
}
