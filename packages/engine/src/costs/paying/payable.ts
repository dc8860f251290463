import { quantity } from "../../characteristics/queries/amount.ts"
import { apnapOrder } from "../../characteristics/query.ts"
import type { CostPart } from "../../language/cost.ts"
import { canPayFrom, type ManaCost, reduceGeneric, summarise } from "../../mana/index.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import {
  type Available,
  sourcesWithout,
  summaryWithout,
  TAKEN_NOTHING,
  type Taken,
} from "../mana/available.ts"
import { canHold } from "../mana/holding.ts"
import type { Source } from "../mana/sources.ts"
import { spendable } from "../mana/spend-only.ts"
import { canPayPart, lifeToPay } from "../parts.ts"
import { choicesFor, contextFor } from "../payment-choices.ts"
import { hasPermissions, withPermissions } from "../spending-permissions.ts"
import { termsFor } from "../terms.ts"
import { alternatives } from "../total.ts"
import type { Payment, TotalCost } from "../types.ts"
import { hasAssist, mostAssistance } from "./assist.ts"

/** Whether the player can pay (118.3) with some mana abilities and choices. Exact; asks nobody and changes nothing. */
export function canPay(s: State, cost: TotalCost, a: Available, payment: Payment): boolean {
  if (cost.unpayable) return false
  if (canPayAlone(s, cost, a, payment)) return true
  if (!hasAssist(s, cost, payment)) return false
  return apnapOrder(s).some((helper) => {
    const n = helper === payment.player ? 0 : mostAssistance(s, helper, cost, payment)
    return n > 0 && canPayAlone(s, { ...cost, mana: reduceGeneric(cost.mana!, n) }, a, payment)
  })
}

function canPayAlone(s: State, cost: TotalCost, a: Available, payment: Payment): boolean {
  if (cost.parts.length === 0)
    return canPayMana(s, cost.mana, a, payment, takenByParts(cost.parts, payment), cost.parts)
  return alternatives(s, cost, payment).some((one) => canPayAll(s, one, a, payment))
}

/** The same for a cost without "anyOf" parts. */
export function canPayAll(s: State, cost: TotalCost, a: Available, payment: Payment): boolean {
  if (!cost.parts.every((part) => canPayPart(s, part, payment))) return false
  if (!togetherPayable(s, cost.parts, payment)) return false
  const start = takenByParts(cost.parts, payment)
  const choices = cost.parts.flatMap((part) => choicesFor(s, part, payment) ?? [])
  return canHold(choices, start, everySource(s, cost, a, payment), (taken) =>
    canPayMana(s, cost.mana, a, payment, taken, cost.parts),
  )
}

/** The sources including substitutes for mana, to see which objects the mana needs. */
export function everySource(
  s: State,
  { mana, parts }: TotalCost,
  a: Available,
  payment: Payment,
): readonly Source[] {
  if (mana === null || !hasPermissions(s, payment, parts)) return a.sources
  return withPermissions(s, mana, payment, a.sources, TAKEN_NOTHING, parts)
}

/** What {T} and the "self" parts take. */
export function takenByParts(parts: readonly CostPart[], payment: Payment): Taken {
  const { barred } = payment
  if (parts.length === 0 && barred === undefined) return TAKEN_NOTHING
  const taps = new Set<ObjectId>()
  const gone = new Set<ObjectId>()
  for (const { pay } of parts) {
    if (pay === "tap" || pay === "untap") taps.add(payment.object)
    if (pay === "sacrificeSelf" || pay === "exileSelf" || pay === "returnSelf" || pay === "discardSelf")
      gone.add(payment.object)
  }
  return taps.size + gone.size === 0 && barred === undefined ? TAKEN_NOTHING : { taps, gone, barred }
}

/** Whether the parts that share life or energy are payable together. */
function togetherPayable(s: State, parts: readonly CostPart[], payment: Payment): boolean {
  const life = lifeOf(s, parts, payment)
  if (life > 0 && life > lifeToPay(s, payment)) return false
  const energy = parts.reduce(
    (sum, part) => sum + (part.pay === "energy" ? quantity(s, part.amount, contextFor(payment)) : 0),
    0,
  )
  return energy <= (s.players[payment.player].counters?.energy ?? 0)
}

/** The total life that these parts cost. */
export function lifeOf(s: State, parts: readonly CostPart[], payment: Payment): number {
  let life = 0
  for (const part of parts) if (part.pay === "life") life += quantity(s, part.amount, contextFor(payment))
  return life
}

/** Whether the mana can be paid while `taken` is used elsewhere: by the summary or, if that fails, with substitutes. */
export function canPayMana(
  s: State,
  mana: ManaCost | null,
  whole: Available,
  payment: Payment,
  taken: Taken,
  parts: readonly CostPart[],
): boolean {
  if (mana === null) return true
  const a = spendable(s, whole, payment)
  const summary = summaryWithout(a, taken)
  const life = lifeToPay(s, payment) - lifeOf(s, parts, payment)
  const terms = termsFor(s, payment, life, summary.restricted)
  if (canPayFrom(summary, mana, terms)) return true
  if (!hasPermissions(s, payment, parts)) return false
  return canPayFrom(
    summarise(a.pool, withPermissions(s, mana, payment, sourcesWithout(a, taken), taken, parts)),
    mana,
    termsFor(s, payment, life, true),
  )
}
