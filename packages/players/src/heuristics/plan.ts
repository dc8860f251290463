/** Something to do with mana: what is won by it, what it takes, and which option it is. */
export interface Deal {
  option: number
  value: number
  mana: number
}

/** Deals that are thought of together. */
const THOUGHT_OF = 8

/** Of the deals that the mana suffices for, those that win most together; the best of them first. Null when none is worth it. */
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
      // What the rules offer alone can be paid for alone, whatever the estimate says.
      if (deal.mana <= left || chosen.length === 0)
        grow([...chosen, deal], i + 1, value + deal.value, left - deal.mana)
    }
  }
  grow([], 0, 0, mana)
  return best[0] ?? null
}
