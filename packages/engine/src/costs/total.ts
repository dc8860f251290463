import { quantity } from "../characteristics/queries/amount.ts"
import { characteristics } from "../characteristics/query.ts"
import type { Cost, CostPart } from "../language/cost.ts"
import { addCosts, type ManaCost, parseManaCost, reduceGeneric, withX } from "../mana/index.ts"
import type { State } from "../state/state.ts"
import { withColoredX } from "./colored-x.ts"
import { additionalCosts, changed, type Reduction } from "./cost-changes.ts"
import { loyaltyChange } from "./parts.ts"
import type { Payment, TotalCost } from "./types.ts"

const NO_PARTS: readonly CostPart[] = []

/**
 * The total cost (601.2f, 602.2b): base (mana or alternative cost), additional costs, increases, reductions, then minimums. A null base
 * means "no mana cost", which can't be paid (118.6).
 */
export function totalCost(s: State, base: Cost | null, payment: Payment): TotalCost {
  if (base === null) return { mana: null, parts: NO_PARTS, base, unpayable: true }
  const sum: Sum = { mana: null, parts: NO_PARTS, reductions: [], payment }
  add(s, sum, base)
  for (const cost of payment.optional ?? []) add(s, sum, cost)
  if (payment.kind !== "effect") for (const cost of additionalCosts(s, payment)) add(s, sum, cost)
  if (sum.unpayable === true) return { mana: null, parts: NO_PARTS, base, unpayable: true }
  const plain = sum.mana === null ? null : withX(sum.mana, payment.x)
  const mana = payment.kind === "effect" ? plain : changed(s, plain, payment, sum.reductions)
  const colored = mana === null || sum.mana === null ? mana : withColoredX(s, mana, sum.mana, payment)
  return { mana: colored, parts: combinedLoyalty(sum.parts, payment), base }
}

/** 606.5: several costs to add or remove loyalty counters are one. */
function combinedLoyalty(parts: readonly CostPart[], payment: Payment): readonly CostPart[] {
  const loyal = parts.filter((part) => part.pay === "loyalty")
  if (loyal.length < 2) return parts
  const amount = loyal.reduce((sum, part) => sum + loyaltyChange(part, payment), 0)
  return [{ pay: "loyalty", amount }, ...parts.filter((part) => part.pay !== "loyalty")]
}

interface Sum {
  mana: ManaCost | null
  parts: readonly CostPart[]
  reductions: Reduction[]
  payment: Payment
  unpayable?: boolean
}

function add(s: State, sum: Sum, cost: Cost): void {
  for (const part of cost) {
    if (part.pay === "mana") addMana(sum, parseManaCost(part.mana))
    else if (part.pay === "manaTimes")
      for (let n = quantity(s, part.times, { ...sum.payment.context, x: sum.payment.x }); n >= 0; n--)
        addMana(sum, parseManaCost(n === 0 ? "{0}" : part.mana))
    else if (part.pay === "ownManaCost") addOwn(s, sum, part.less ?? 0)
    else if (part.pay === "waterbend") {
      addMana(sum, parseManaCost(part.mana))
      sum.parts = [...sum.parts, part]
    } else if (part.pay === "reduction") sum.reductions.push(part)
    else sum.parts = [...sum.parts, part]
  }
}

/** 118.6: an object without a mana cost can't pay it. */
function addOwn(s: State, sum: Sum, less: number): void {
  const { cost } = characteristics(s, sum.payment.object)
  if (cost === null) {
    sum.unpayable = true
    return
  }
  const known = isForEffect(sum.payment) ? withX(cost, s.objects[sum.payment.object]?.stack?.x ?? 0) : cost
  addMana(sum, less === 0 ? known : reduceGeneric(known, less))
}

/** 107.3h: where an effect has it paid, X is what it is for the spell on the stack, and otherwise 0. */
function isForEffect({ kind, special }: Payment): boolean {
  return kind === "effect" && special === undefined
}

function addMana(sum: Sum, mana: ManaCost): void {
  sum.mana = sum.mana === null ? mana : addCosts(sum.mana, mana)
}

/** One cost for each way to choose among the "anyOf" parts. */
export function alternatives(s: State, cost: TotalCost, payment: Payment): readonly TotalCost[] {
  const at = cost.parts.findIndex((part) => part.pay === "anyOf")
  const choice = cost.parts[at]
  if (at < 0 || choice.pay !== "anyOf") return [cost]
  return choice.of.flatMap((option) => {
    const sum: Sum = {
      mana: cost.mana,
      parts: cost.parts.filter((_, i) => i !== at),
      reductions: [],
      payment,
    }
    add(s, sum, option)
    const mana = sum.mana === null ? null : withX(sum.mana, payment.x)
    return alternatives(s, { ...cost, mana, parts: sum.parts }, payment)
  })
}
