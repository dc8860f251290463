import { payLife } from "../../events/life.ts"
import { recordEvent } from "../../events/record.ts"
import type { CostPart } from "../../language/cost.ts"
import { type Pool, planPayment } from "../../mana/index.ts"
import { choose, illegal } from "../../state/choose.ts"
import { blankEvent } from "../../state/new-event.ts"
import type { Bindings } from "../../state/object.ts"
import type { State } from "../../state/state.ts"
import { type Available, available, availableFrom, sourcesWithout, type Taken } from "../mana/available.ts"
import { payByHand } from "../mana/hand.ts"
import type { Source } from "../mana/sources.ts"
import { spendable } from "../mana/spend-only.ts"
import { note } from "../mana/spending.ts"
import { lifeToPay } from "../parts.ts"
import { hasPermissions, withPermissions } from "../spending-permissions.ts"
import { termsFor } from "../terms.ts"
import { alternatives } from "../total.ts"
import type { Payment, TotalCost } from "../types.ts"
import { assisted, hasAssist } from "./assist.ts"
import { isLate, payPart } from "./pay-part.ts"
import { canPay, lifeOf, takenByParts } from "./payable.ts"
import { runPlan } from "./plan.ts"
import { quickPlan } from "./quick-plan.ts"
import { type Chosen, chooseForParts } from "./select.ts"

/** The result of a payment. */
export interface Paid {
  /** The mana spent, in letters, as in `Memory.manaSpent`. */
  manaSpent: string
  /** Names bound by parts of the cost. */
  bindings: Bindings
}

const RULE = "601.2h"
const NO_MANA: Pool = []

/** Pays the total cost (601.2g, 601.2h): choices, mana abilities, mana, then everything else. */
export function pay(s: State, cost: TotalCost, payment: Payment): Paid {
  if (cost.unpayable) illegal("118.6", "cost-absent")
  if (!hasAssist(s, cost, payment)) return payAlone(s, cost, payment)
  const helped = assisted(s, cost, payment)
  const own = payAlone(s, helped.cost, payment)
  return { ...own, manaSpent: helped.manaSpent + own.manaSpent }
}

function payAlone(s: State, cost: TotalCost, payment: Payment): Paid {
  const { player } = payment
  const byHand =
    s.players[player].paysByHand && cost.mana !== null && cost.mana.generic + cost.mana.symbols.length > 0
  const stand = byHand ? payByHand(s, cost, payment) : NO_MANA
  const a = byHand ? availableFrom(player, [...s.players[player].pool, ...stand], []) : available(s, player)
  const one = pickAlternative(s, cost, a, payment)
  const chosen = chooseForParts(s, one, a, payment)
  const manaSpent = payMana(s, one, a, payment, takenBy(one.parts, payment, chosen), stand)
  return { manaSpent, bindings: finish(s, one, payment, chosen, manaSpent) }
}

function finish(s: State, cost: TotalCost, payment: Payment, chosen: Chosen, manaSpent: string): Bindings {
  const bindings = payParts(s, cost.parts, payment, chosen)
  const event = blankEvent("paid", RULE)
  event.player = payment.player
  event.object = payment.object
  for (const letter of manaSpent) if (letter < "a") event.amount++
  event.detail = manaSpent
  recordEvent(s, event)
  return bindings
}

/** 601.2h: pays the parts in order; random parts and parts from the library come last. */
export function payParts(s: State, parts: readonly CostPart[], payment: Payment, chosen: Chosen): Bindings {
  let bindings: Bindings = {}
  for (const late of [false, true]) {
    parts.forEach((part, i) => {
      if (isLate(part) === late)
        bindings = {
          ...bindings,
          ...payPart(
            s,
            part,
            {
              ...payment,
              context: { ...payment.context, bindings: { ...payment.context.bindings, ...bindings } },
            },
            chosen[i] ?? [],
          ),
        }
    })
  }
  return bindings
}

function pickAlternative(s: State, cost: TotalCost, a: Available, payment: Payment): TotalCost {
  // For mana alone, the payment itself finds out whether it is possible.
  if (cost.parts.length === 0) return cost
  const possible = alternatives(s, cost, payment).filter((one) => canPay(s, one, a, payment))
  if (possible.length === 0) illegal(RULE, "payment-impossible")
  if (possible.length === 1) return possible[0]
  const options = possible.map((one) => ({
    label: [one.mana?.text ?? "", ...one.parts.map((part) => part.pay)]
      .filter((text) => text !== "")
      .join(" "),
  }))
  return possible[
    choose(s, {
      kind: "option",
      player: payment.player,
      rule: "601.2b",
      purpose: "cost",
      source: payment.object,
      options,
      min: 1,
      max: 1,
    })[0]
  ]
}

/** All objects that the payment itself taps or uses up. */
export function takenBy(parts: readonly CostPart[], payment: Payment, chosen: Chosen): Taken {
  const start = takenByParts(parts, payment)
  if (chosen.every((ids) => ids === null || ids.length === 0)) return start
  const taps = new Set(start.taps)
  const gone = new Set(start.gone)
  parts.forEach((part, i) => {
    for (const id of chosen[i] ?? []) (part.pay === "tapOthers" ? taps : gone).add(id)
  })
  return { taps, gone, barred: payment.barred }
}

const OWN_HARM = 2

/** Penalizes tapping a permanent for mana for its own ability: it may still attack or be needed. */
function sparing(sources: readonly Source[], { kind, object }: Payment): readonly Source[] {
  if (kind !== "ability" || !sources.some(({ id }) => id === object)) return sources
  return sources.map((source) =>
    source.id === object
      ? { ...source, outputs: source.outputs.map((output) => ({ ...output, harm: output.harm + OWN_HARM })) }
      : source,
  )
}

/** 601.2g: activates the mana abilities of the best plan, then spends the mana. `stand` is the mana of substitutes used by hand. */
function payMana(
  s: State,
  cost: TotalCost,
  whole: Available,
  payment: Payment,
  taken: Taken,
  stand: Pool,
): string {
  if (cost.mana === null) return ""
  const a = spendable(s, whole, payment)
  const left = sparing(sourcesWithout(a, taken), payment)
  const sources =
    stand === NO_MANA && hasPermissions(s, payment, cost.parts)
      ? withPermissions(s, cost.mana, payment, left, taken, cost.parts)
      : left
  const terms = termsFor(s, payment, lifeToPay(s, payment) - lifeOf(s, cost.parts, payment), true)
  const quick = terms.asThough === undefined ? quickPlan(cost.mana, a.pool, sources) : null
  const plan = quick ?? planPayment({ ...terms, cost: cost.mana, pool: a.pool, sources })
  if (plan === null) illegal(RULE, "mana-unpayable")
  const spent = runPlan(s, plan, sources, a.pool, stand.length, payment)
  const own = plan.usesPhyrexianLife.length
  if (own > 0) payLife(s, payment.player, 2 * own, payment.object) // 107.4f
  return note(s, spent, payment)
}
