import type { Cost, CostPart } from "../language/cost.ts"
import { mentions } from "../language/visit.ts"
import type { State } from "../state/state.ts"
import type { Available } from "./mana/available.ts"
import { canPay } from "./paying/payable.ts"
import { saysX } from "./says-x.ts"
import { totalCost } from "./total.ts"
import type { Payment, TotalCost } from "./types.ts"

const MOST_X = 1 << 14

/** The highest X tried if objects given up must fit X. */
const MOST_FITTING = 40

/** Whether the cost can be paid for any X, including an X that objects given up must fit: "sacrifice a creature with mana value X". */
export function canPayForSomeX(s: State, cost: TotalCost, a: Available, payment: Payment): boolean {
  if (canPay(s, cost, a, payment)) return true
  return payment.x === 0 && (payableXs(s, cost, a, payment)?.length ?? 0) > 0
}

/** The payable values of X if objects given up must fit X; null if any X up to the maximum is payable. */
function payableXs(s: State, cost: TotalCost, a: Available, payment: Payment): number[] | null {
  if (!cost.parts.some(mustFitX)) return null
  const values = Array.from({ length: MOST_FITTING + 1 }, (_, x) => x)
  return values.filter((x) => canPay(s, withOther(s, cost, payment, x), a, { ...payment, x }))
}

/** The same cost for another X. */
function withOther(s: State, cost: TotalCost, payment: Payment, x: number): TotalCost {
  return cost.base === undefined || cost.base === null ? cost : totalCost(s, cost.base, { ...payment, x })
}

const fitting = new WeakMap<CostPart, boolean>()

function mustFitX(part: CostPart): boolean {
  if (!("filter" in part)) return false
  let known = fitting.get(part)
  if (known === undefined) {
    known = mentions(part.filter, "n", "x")
    fitting.set(part, known)
  }
  return known
}

/** The range of X: `most` is -1 if the cost can't be paid at all. `fitting` lists the values if not every X up to `most` is payable. */
interface Range {
  most: number
  fitting: readonly number[] | null
}

/** The values of X for which the cost can be paid; only 0 if it has no X (107.3a). */
export function rangeOfX(s: State, cost: TotalCost, a: Available, payment: Payment): Range {
  const fitting = payableXs(s, cost, a, payment)
  return { fitting, most: fitting === null ? greatest(s, cost, a, payment) : (fitting.at(-1) ?? -1) }
}

export function maxX(s: State, cost: TotalCost, a: Available, payment: Payment): number {
  return rangeOfX(s, cost, a, payment).most
}

function greatest(s: State, cost: TotalCost, a: Available, payment: Payment): number {
  const payable = (x: number) => canPay(s, withOther(s, cost, payment, x), a, { ...payment, x })
  if (!payable(0)) return -1
  if (!asksX(cost, payment.optional ?? NO_MORE)) return 0
  let high = 1
  while (high < MOST_X && payable(high)) high *= 2
  let low = high >> 1
  while (low + 1 < high) {
    const middle = (low + high) >> 1
    if (payable(middle)) low = middle
    else high = middle
  }
  return low
}

/** The range for costs without X. */
export const NO_X: Range = { most: 0, fitting: null }

const NO_MORE: readonly Cost[] = []

/** Whether the cost, its additions or chosen optional costs contain an X to announce (107.3a). */
export function asksX({ base, parts }: TotalCost, optional: readonly Cost[]): boolean {
  return (base?.some(saysX) ?? false) || parts.some(saysX) || optional.some((cost) => cost.some(saysX))
}
