import { type ManaCost, ManaCostError, type ManaSymbol, makeCost, parseManaCost } from "./cost.ts"

/** How determining a total cost changes its mana component (601.2f, 118.7). Each returns a new cost. */
export function addCosts(a: ManaCost, b: ManaCost): ManaCost {
  return makeCost(a.generic + b.generic, a.x + b.x, [...a.symbols, ...b.symbols])
}

export function increase(cost: ManaCost, n: number): ManaCost {
  return n === 0 ? cost : makeCost(cost.generic + amount(n, cost), cost.x, cost.symbols)
}

/** 118.7a: reduces only the generic component, to no less than 0. Resolve X first (601.2b comes before 601.2f). */
export function reduceGeneric(cost: ManaCost, n: number): ManaCost {
  return n === 0 ? cost : makeCost(Math.max(0, cost.generic - amount(n, cost)), cost.x, cost.symbols)
}

/** Replaces X with the chosen number as generic mana (107.3a). */
export function withX(cost: ManaCost, x: number): ManaCost {
  return cost.x === 0 ? cost : makeCost(cost.generic + cost.x * amount(x, cost), 0, cost.symbols)
}

/**
 * Reduces the cost by mana symbols, such as "{W}{U}" or "{1}{B}" (118.7b-g). If the payer has a choice (a half of a hybrid symbol, 118.7e,
 * 601.2b), makes the one that removes a symbol from the cost.
 */
export function reduceBy(cost: ManaCost, symbolsText: string, coloredOnly = false): ManaCost {
  const reduction = parseManaCost(symbolsText)
  const left = [...cost.symbols]
  let generic = reduction.generic
  for (const symbol of reduction.symbols) {
    const at = symbol.snow ? -1 : findPaidBy(left, symbol.mask) // 118.7g: snow reduces generic mana
    if (at >= 0) left.splice(at, 1)
    else if (!coloredOnly) generic += symbol.twobrid ?? 1 // 118.7b-d, 118.7e: the generic half
  }
  return makeCost(Math.max(0, cost.generic - generic), cost.x, left)
}

/** The symbol to remove: the one hardest to pay otherwise. */
function findPaidBy(symbols: readonly ManaSymbol[], mask: number): number {
  let best = -1
  symbols.forEach((symbol, i) => {
    if (symbol.mask & mask && (best < 0 || ease(symbol) < ease(symbols[best]))) best = i
  })
  return best
}

function ease(symbol: ManaSymbol): number {
  const several = (symbol.mask & (symbol.mask - 1)) !== 0
  return (symbol.phyrexian ? 4 : 0) + (several ? 2 : 0) + (symbol.twobrid ? 1 : 0)
}

function amount(n: number, cost: ManaCost): number {
  if (Number.isInteger(n) && n >= 0) return n
  throw new ManaCostError("mana-cost-amount", cost.text, `${n} is not an amount of mana`)
}
