import { type Context, contextOf } from "../../characteristics/context.ts"
import { quantity } from "../../characteristics/queries/amount.ts"
import { isCreature } from "../../characteristics/query.ts"
import type { ActivatedAbility } from "../../language/ability.ts"
import type { Cost, CostPart } from "../../language/cost.ts"
import { type ManaCost, parseManaCost } from "../../mana/index.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { costsOfMana } from "../cost-changes.ts"
import { canPayPart, choicesFor } from "../parts.ts"
import { contextFor } from "../payment-choices.ts"
import { saysX } from "../says-x.ts"
import type { Payment } from "../types.ts"

/** What one activation of a mana ability uses up besides mana. */
export interface Use {
  taps: boolean
  /** The object used up: sacrificed, exiled or discarded; 0 if none. */
  gone: ObjectId
  /** The object chosen to pay, out of several; 0 if none. */
  chosen: ObjectId
  life: number
  /** Its own mana cost. */
  own: ManaCost | null
  /** A penalty for ranking (0 for tapping a land). */
  harm: number
  /** Other parts, paid normally. */
  other: readonly CostPart[]
  /** All nonmana parts. */
  parts: readonly CostPart[]
  /** The X that is announced for it (601.2b); null if its cost has none. */
  x: number | null
}

/** Cap on activations of one ability without {T} in one payment. */
const MOST_TIMES = 16
/** Cap on the X of one activation in an automatic payment. */
const MOST_PLANNED_X = 24

/** The ways to pay a mana ability's costs now, one for each possible activation. */
export function readUses(s: State, player: PlayerId, object: ObjectId, ability: ActivatedAbility): Use[] {
  const context = contextOf(object, player)
  const payment: Payment = { kind: "ability", player, object, x: 0, ability, context }
  const more = costsOfMana(s, object)
  const whole = more.length === 0 ? ability.cost : [...ability.cost, ...more.flat()]
  return withoutChoices(whole).flatMap((cost) =>
    cost.some(countsX)
      ? Array.from({ length: MOST_PLANNED_X + 1 }, (_, x) => x).flatMap((x) =>
          usesOfCost(s, ability, cost, { ...payment, x }, x),
        )
      : usesOfCost(s, ability, cost, payment),
  )
}

/** "Remove X storage counters": not mana, of which there is as much as is announced. */
function countsX(part: CostPart): boolean {
  return part.pay !== "mana" && saysX(part)
}

/** Expands "or" into separate costs. */
function withoutChoices(cost: Cost): readonly Cost[] {
  const choice = cost.find((part) => part.pay === "anyOf")
  if (choice === undefined) return [cost]
  const others = cost.filter((part) => part !== choice)
  return choice.of.flatMap((option) => withoutChoices([...others, ...option]))
}

function usesOfCost(
  s: State,
  ability: ActivatedAbility,
  cost: Cost,
  payment: Payment,
  x: number | null = null,
): Use[] {
  const context = contextFor(payment)
  const use: Use = {
    taps: false,
    gone: 0,
    chosen: 0,
    life: 0,
    own: null,
    harm: x ?? 0,
    other: [],
    parts: cost.filter((part) => part.pay !== "mana"),
    x,
  }
  let choice: CostPart | null = null
  for (const part of cost) {
    if (part.pay === "mana") use.own = parseManaCost(part.mana)
    else {
      if (!canPayPart(s, part, payment)) return []
      if (choicesFor(s, part, payment) !== null && choice === null) choice = part
      else count(s, use, part, payment.object, context)
    }
  }
  if (use.own !== null && use.own.generic === 0 && use.own.symbols.length === 0) use.own = null
  if (choice !== null) return withChoices(s, use, choice, payment)
  if (use.taps || use.gone !== 0 || x !== null) return [use]
  return Array.from({ length: timesPayable(s, use, ability, payment) }, () => use)
}

function count(s: State, use: Use, part: CostPart, object: ObjectId, context: Context): void {
  switch (part.pay) {
    case "tap":
      use.taps = true
      use.harm += isCreature(s, object) ? 3 : 0
      return
    case "untap":
      use.taps = true
      use.harm += 3
      return
    case "life":
      use.life += quantity(s, part.amount, context)
      use.harm += 4 * quantity(s, part.amount, context)
      return
    case "sacrificeSelf":
    case "discardSelf":
    case "exileSelf":
    case "returnSelf":
      use.gone = object
      use.harm += isCreature(s, object) ? 40 : 20
      return
    default:
      use.other = [...use.other, part]
      use.harm += 10
  }
}

/** If one object is used up, one use per candidate; otherwise one use whose objects are chosen on payment. */
function withChoices(s: State, use: Use, part: CostPart, payment: Payment): Use[] {
  const choices = choicesFor(s, part, payment)!
  if (choices.need !== 1 || choices.uses !== "gone")
    return [{ ...use, other: [...use.other, part], harm: use.harm + 40 }]
  const each = choices.candidates.map((chosen) => ({
    ...use,
    gone: use.gone === 0 ? chosen : use.gone,
    chosen,
    harm: use.harm + (chosen === payment.object ? 20 : 40),
  }))
  return each
}

function timesPayable(s: State, use: Use, ability: ActivatedAbility, payment: Payment): number {
  let times = ability.limit === undefined ? MOST_TIMES : ability.limit.times
  if (use.life > 0) times = Math.min(times, Math.floor(s.players[payment.player].life / use.life))
  for (const part of use.other) times = Math.min(times, timesOf(s, part, payment))
  return times
}

/** How many times counters or energy can pay. */
function timesOf(s: State, part: CostPart, payment: Payment): number {
  const context = payment.context
  if (part.pay === "removeCounters") {
    const have = s.objects[payment.object]?.counters ?? {}
    const n =
      part.kind === undefined ? Object.values(have).reduce((a, b) => a + b, 0) : (have[part.kind] ?? 0)
    return Math.floor(n / Math.max(1, quantity(s, part.count, context)))
  }
  if (part.pay === "energy")
    return Math.floor(
      (s.players[context.you].counters?.energy ?? 0) / Math.max(1, quantity(s, part.amount, context)),
    )
  return 1
}
