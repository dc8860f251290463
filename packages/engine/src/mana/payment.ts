import { withX } from "./change.ts"
import type { PaymentRequest } from "./request.ts"
import { isPayable, summarise } from "./summary.ts"

/**
 * Exact: whether some sequence of mana abilities (601.2g, 605.3a), with this life, pays the cost. To test many costs against the same pool
 * and sources, call `summarise` once, then `canPayFrom`.
 */
export function canPay(request: PaymentRequest): boolean {
  return isPayable(summarise(request.pool, request.sources, request.canSpend), request.cost, request)
}

/**
 * The greatest X for which the cost can be paid: -1 if not even X = 0 can be paid, 0 for a payable cost without X. A greater X is never
 * easier, hence the binary search.
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
