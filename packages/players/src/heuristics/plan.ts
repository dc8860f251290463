/** A way to spend mana: its gain, its cost, and its option. */
export interface Deal {
  option: number
  value: number
  mana: number
}

/** Number of deals considered in combination. */
const THOUGHT_OF = 8

/** The first deal of the most valuable affordable combination. Null if none is worth it. */
export function bestDeal(deals: readonly Deal[], mana: number): Deal | null {
  const order = deals
    .filter(({ value }) => value > 0)
    .sort((a, b) => b.value - a.value)
    .slice(0, THOUGHT_OF)
  let best: readonly Deal[] = []
  let most = 0
  const grow = (chosen: readonly Deal[], from: number, value: number, left: number): void => {
    if (value > most) {
      best = chosen
      most = value
    }
    for (let i = from; i < order.length; i++) {
      const deal = order[i]
      // A single offered action is payable, whatever the estimate says.
      if (deal.mana <= left || chosen.length === 0)
        grow([...chosen, deal], i + 1, value + deal.value, left - deal.mana)
    }
  }
  grow([], 0, 0, mana)
  return best[0] ?? null
}
