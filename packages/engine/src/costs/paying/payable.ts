import { quantity } from "../../characteristics/queries/amount.ts"
import { apnapOrder } from "../../characteristics/query.ts"
import type { CostPart } from "../../language/cost.ts"
import { canPayFrom, type ManaCost, reduceGeneric, summarise } from "../../mana/index.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
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
import type { Barred, PayFor, TotalCost } from "../types.ts"
import { hasAssist, mostAssistance } from "./assist.ts"

/** Whether the player can pay (118.3) with some mana abilities and choices. Exact; asks nobody and changes nothing. */
export function canPay(
  s: State,
  player: PlayerId,
  cost: TotalCost,
  a: Available,
  what: PayFor,
  barred: Barred | null = null,
): boolean {
  if (cost.unpayable) return false
  if (canPayAlone(s, player, cost, a, what, barred)) return true
  if (!hasAssist(s, cost, what)) return false
  return apnapOrder(s).some((helper) => {
    const n = helper === player ? 0 : mostAssistance(s, helper, cost, what)
    return n > 0 && canPayAlone(s, player, { ...cost, mana: reduceGeneric(cost.mana!, n) }, a, what, barred)
  })
}

function canPayAlone(
  s: State,
  player: PlayerId,
  cost: TotalCost,
  a: Available,
  what: PayFor,
  barred: Barred | null,
): boolean {
  if (cost.parts.length === 0)
    return canPayMana(
      s,
      player,
      cost.mana,
      a,
      what,
      barred === null ? TAKEN_NOTHING : { ...TAKEN_NOTHING, barred },
      [],
    )
  return alternatives(s, cost, what).some((one) => canPayAll(s, player, one, a, what, barred))
}

/** The same for a cost without "anyOf" parts. */
export function canPayAll(
  s: State,
  player: PlayerId,
  cost: TotalCost,
  a: Available,
  what: PayFor,
  barred: Barred | null,
): boolean {
  if (!cost.parts.every((part) => canPayPart(s, player, part, what))) return false
  if (!togetherPayable(s, player, cost.parts, what)) return false
  const start = takenByParts(cost.parts, what, barred)
  const choices = cost.parts.flatMap((part) => choicesFor(s, player, part, what) ?? [])
  return canHold(choices, start, everySource(s, player, cost, a, what), (taken) =>
    canPayMana(s, player, cost.mana, a, what, taken, cost.parts),
  )
}

/** The sources including substitutes for mana, to see which objects the mana needs. */
export function everySource(
  s: State,
  player: PlayerId,
  { mana, parts }: TotalCost,
  a: Available,
  what: PayFor,
): readonly Source[] {
  if (mana === null || !hasPermissions(s, what, parts)) return a.sources
  return withPermissions(s, player, mana, what, a.sources, TAKEN_NOTHING, parts)
}

/** What {T} and the "self" parts take. */
export function takenByParts(parts: readonly CostPart[], what: PayFor, barred: Barred | null): Taken {
  if (parts.length === 0 && barred === null) return TAKEN_NOTHING
  const taps = new Set<ObjectId>()
  const gone = new Set<ObjectId>()
  for (const { pay } of parts) {
    if (pay === "tap" || pay === "untap") taps.add(what.object)
    if (pay === "sacrificeSelf" || pay === "exileSelf" || pay === "returnSelf" || pay === "discardSelf")
      gone.add(what.object)
  }
  return taps.size + gone.size === 0 && barred === null ? TAKEN_NOTHING : { taps, gone, barred }
}

/** Whether the parts that share life or energy are payable together. */
function togetherPayable(s: State, player: PlayerId, parts: readonly CostPart[], what: PayFor): boolean {
  const life = lifeOf(s, parts, what)
  if (life > 0 && life > lifeToPay(s, player, what)) return false
  const energy = parts.reduce(
    (sum, part) => sum + (part.pay === "energy" ? quantity(s, part.amount, contextFor(what)) : 0),
    0,
  )
  return energy <= (s.players[player].counters?.energy ?? 0)
}

/** The total life that these parts cost. */
export function lifeOf(s: State, parts: readonly CostPart[], what: PayFor): number {
  let life = 0
  for (const part of parts) if (part.pay === "life") life += quantity(s, part.amount, contextFor(what))
  return life
}

/** Whether the mana can be paid while `taken` is used elsewhere: by the summary or, if that fails, with substitutes. */
export function canPayMana(
  s: State,
  player: PlayerId,
  mana: ManaCost | null,
  whole: Available,
  what: PayFor,
  taken: Taken,
  parts: readonly CostPart[],
): boolean {
  if (mana === null) return true
  const a = spendable(s, whole, what)
  const summary = summaryWithout(a, taken)
  const life = lifeToPay(s, player, what) - lifeOf(s, parts, what)
  const terms = termsFor(s, player, what, life, summary.restricted)
  if (canPayFrom(summary, mana, terms)) return true
  if (!hasPermissions(s, what, parts)) return false
  return canPayFrom(
    summarise(a.pool, withPermissions(s, player, mana, what, sourcesWithout(a, taken), taken, parts)),
    mana,
    termsFor(s, player, what, life, true),
  )
}
