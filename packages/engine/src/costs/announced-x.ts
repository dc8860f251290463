import type { Cost, CostPart } from "../language/cost.ts"
import { mentions, says, someWord, type Word } from "../language/visit.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import type { Available } from "./mana/available.ts"
import { canPay } from "./paying/payable.ts"
import { totalCost } from "./total.ts"
import type { PayFor, TotalCost } from "./types.ts"

const MOST_X = 1 << 14

/** The highest X tried if objects given up must fit X. */
const MOST_FITTING = 40

/** Whether the cost can be paid for any X, including an X that objects given up must fit: "sacrifice a creature with mana value X". */
export function canPayForSomeX(
  s: State,
  player: PlayerId,
  cost: TotalCost,
  a: Available,
  what: PayFor,
): boolean {
  if (canPay(s, player, cost, a, what)) return true
  return what.x === 0 && (payableXs(s, player, cost, a, what)?.length ?? 0) > 0
}

/** The payable values of X if objects given up must fit X; null if any X up to the maximum is payable. */
function payableXs(s: State, player: PlayerId, cost: TotalCost, a: Available, what: PayFor): number[] | null {
  if (!cost.parts.some(mustFitX)) return null
  const values = Array.from({ length: MOST_FITTING + 1 }, (_, x) => x)
  return values.filter((x) => canPay(s, player, withOther(s, player, cost, what, x), a, { ...what, x }))
}

/** The same cost for another X. */
function withOther(s: State, player: PlayerId, cost: TotalCost, what: PayFor, x: number): TotalCost {
  return cost.base === undefined || cost.base === null
    ? cost
    : totalCost(s, player, what.object, cost.base, { ...what, x })
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
export function rangeOfX(s: State, player: PlayerId, cost: TotalCost, a: Available, what: PayFor): Range {
  const fitting = payableXs(s, player, cost, a, what)
  return { fitting, most: fitting === null ? greatest(s, player, cost, a, what) : (fitting.at(-1) ?? -1) }
}

export function maxX(s: State, player: PlayerId, cost: TotalCost, a: Available, what: PayFor): number {
  return rangeOfX(s, player, cost, a, what).most
}

function greatest(s: State, player: PlayerId, cost: TotalCost, a: Available, what: PayFor): number {
  const payable = (x: number) => canPay(s, player, withOther(s, player, cost, what, x), a, { ...what, x })
  if (!payable(0)) return -1
  if (!asksX(cost, what.optional ?? NO_MORE)) return 0
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

const withX = new WeakMap<CostPart, boolean>()

/** Whether this part contains X: in its mana, in an amount, or as loyalty (606.4). */
export function saysX(part: CostPart): boolean {
  let known = withX.get(part)
  if (known === undefined) {
    known = mentions(part, "n", "x") || says(part, "amount", "-X") || someWord(part, isManaWithX)
    withX.set(part, known)
  }
  return known
}

function isManaWithX(word: Word): boolean {
  return typeof word === "string" && word.includes("{X}")
}
