import { activeStatics } from "../characteristics/layers/derived.ts"
import { quantity } from "../characteristics/queries/amount.ts"
import { countersOn, matchesFilter } from "../characteristics/queries/filter.ts"
import { matchesEvent } from "../characteristics/queries/match.ts"
import { sharersOf } from "../characteristics/queries/teams.ts"
import { controllerOf, permanents } from "../characteristics/query.ts"
import type { CostPart } from "../language/cost.ts"
import { type Handlers, handlerOf } from "../language/handlers.ts"
import { kindsAmong } from "../state/answers/kinds-among.ts"
import { makeEvent } from "../state/new-event.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { isBarred } from "./barred.ts"
import { canDo } from "./instruction.ts"
import { canTap, isSick } from "./mana/usable.ts"
import { choicesFor, contextFor, maySacrifice } from "./payment-choices.ts"
import type { Payment } from "./types.ts"

export { choicesFor } from "./payment-choices.ts"

type Tests = Handlers<CostPart, "pay", State, [payment: Payment], boolean>

/** Whether the player has the resources for this part alone (118.3). Ignores mana. */
export function canPayPart(s: State, part: CostPart, payment: Payment): boolean {
  return handlerOf(tests, part, part.pay)(s, part, payment)
}

const choosable = (s: State, part: CostPart, payment: Payment): boolean => {
  const { candidates, need, values, kinds } = choicesFor(s, part, payment)!
  if (kinds !== undefined) return kindsAmong(kinds.of, [...candidates.keys()]) >= kinds.least
  return (values === null ? candidates.length : values.reduce((sum, n) => sum + n, 0)) >= need
}

const tests: Tests = {
  mana: () => true,
  manaTimes: () => true,
  ownManaCost: () => true,
  waterbend: () => true,
  tap: (s, _part, payment) => canTap(s, payment.object),
  untap: (s, _part, payment) =>
    s.objects[payment.object]?.zone === "battlefield" &&
    objectNow(s, payment.object).tapped &&
    !isSick(s, payment.object),
  life: (s, part, payment) => canPayLife(s, quantity(s, part.amount, contextFor(payment)), payment),
  sacrificeSelf: (s, _part, payment) => maySacrifice(s, payment.object, payment),
  sacrifice: choosable,
  discard: (s, part, payment) => {
    if (part.hand) return true
    if (!part.random) return choosable(s, part, payment)
    return (
      handWithout(s, payment).length >=
      (part.count === undefined ? 1 : quantity(s, part.count, contextFor(payment)))
    )
  },
  discardSelf: (s, _part, payment) => s.players[payment.player].hand.includes(payment.object),
  exileSelf: (s, _part, payment) => s.objects[payment.object] !== undefined,
  exile: (s, part, payment) => {
    if (part.zone !== "library") return choosable(s, part, payment)
    return (
      s.players[payment.player].library.length >=
      (part.count === undefined ? 1 : quantity(s, part.count, contextFor(payment)))
    )
  },
  returnSelf: (s, _part, payment) => s.objects[payment.object] !== undefined,
  return: choosable,
  tapOthers: choosable,
  removeCounters: (s, part, payment) => {
    if (part.all) return true
    return (
      counterHolders(s, part, payment).reduce((sum, id) => sum + countersOn(s, id, part.kind), 0) >=
      quantity(s, part.count, contextFor(payment))
    )
  },
  addCounters: (s, part, payment) =>
    part.on === undefined ? s.objects[payment.object] !== undefined : choosable(s, part, payment),
  reveal: choosable,
  behold: choosable,
  energy: (s, part, payment) =>
    (s.players[payment.player].counters?.energy ?? 0) >= quantity(s, part.amount, contextFor(payment)),
  loyalty: (s, part, payment) => countersOn(s, payment.object, "loyalty") + loyaltyChange(part, payment) >= 0, // 606.6
  mill: (s, part, payment) =>
    s.players[payment.player].library.length >= quantity(s, part.count, contextFor(payment)),
  exert: (s, _part, payment) => s.objects[payment.object]?.zone === "battlefield",
  collectEvidence: choosable,
  acted: () => true,
  reduction: () => true,
  putInLibrary: choosable,
  anyOf: (s, part, payment) => part.of.some((cost) => cost.every((inner) => canPayPart(s, inner, payment))),
  do: (s, part, payment) => canDo(s, payment.player, part.effect, contextFor(payment)),
}

/** 606.4: loyalty counters to add (positive) or remove (negative). */
export function loyaltyChange(part: Extract<CostPart, { pay: "loyalty" }>, payment: Payment): number {
  return part.amount === "-X" ? -payment.x : part.amount
}

export function handWithout(s: State, payment: Payment): ObjectId[] {
  return s.players[payment.player].hand.filter((id) => !(payment.kind === "spell" && id === payment.object))
}

/** The objects whose counters can pay: the source, or the player's matching permanents. */
export function counterHolders(
  s: State,
  part: Extract<CostPart, { pay: "removeCounters" }>,
  payment: Payment,
): readonly ObjectId[] {
  const { from } = part
  if (from === undefined) return s.objects[payment.object] === undefined ? [] : [payment.object]
  const context = contextFor(payment)
  return permanents(s).filter(
    (id) =>
      controllerOf(s, id) === payment.player &&
      matchesFilter(s, from, id, context) &&
      countersOn(s, id, part.kind) > 0,
  )
}

/** 119.4, 810.9b: requires at least that much life, of the team if it shares its life total; 119.8 and effects can forbid it. Paying 0 is always possible (119.4b). */
function canPayLife(s: State, amount: number, payment: Payment): boolean {
  return amount <= 0 || amount <= lifeToPay(s, payment)
}

/** The maximum life the player can pay for this. */
export function lifeToPay(s: State, payment: Payment): number {
  const { player } = payment
  if (isBarred(s, "life", payment)) return 0
  const cant = activeStatics(s, "cant")
  if (cant.length > 0) {
    const losing = [player, ...sharersOf(s, player, "life")].map((who) =>
      makeEvent({ kind: "loseLife", rule: "119.8", player: who, amount: 1 }),
    )
    const forbids = (a: (typeof cant)[number]) =>
      a.effect.what === "loseLife" && losing.some((e) => matchesEvent(s, a.effect.event, e, a.context))
    if (cant.some(forbids)) return 0 // 810.9h
  }
  return Math.max(0, s.players[player].life)
}
