import { withX } from "./change.ts"
import type { PaymentRequest } from "./request.ts"
import { isPayable, summarise } from "./summary.ts"

/**
 * Exact: true when some sequence of mana abilities (601.2g, 605.3a), with this life, pays the cost. To test many costs
 * against the same pool and sources, `summarise` once and ask `canPayFrom`.
 */
export function canPay(request: PaymentRequest): boolean {
  return isPayable(summarise(request.pool, request.sources, request.canSpend), request.cost, request)
}

/**
 * The greatest X for which the cost can be paid, -1 when it can't be paid even with X = 0, and 0 for a cost without X
 * that can be paid. A greater X is never easier, so it is found by halving.
 */
export function maxX(request: PaymentRequest): number {
  const { cost, pool, sources } = request
  const summary = summarise(pool, sources, request.canSpend)
  const payable = (x: number): boolean => isPayable(summary, withX(cost, x), request)
  if (!payable(0)) return -1
  let low = 0
  let high = cost.x === 0 ? 0 : Math.floor((summary.total + summary.extra) / cost.x)
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (payable(middle)) low = middle
    else high = middle - 1
  }
  return low
}
