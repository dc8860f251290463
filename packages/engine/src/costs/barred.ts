import { isManaAbility } from "../characteristics/layers/analysis.ts"
import { activeStatics } from "../characteristics/layers/derived.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { players } from "../characteristics/queries/selector.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import type { Payment } from "./types.ts"

/**
 * Whether an effect forbids paying life, or sacrificing this permanent, to cast a spell or activate an ability. Payments for resolving
 * effects (118.12) are not affected.
 */
export function isBarred(s: State, pay: "life" | "sacrifice", payment: Payment, id?: ObjectId): boolean {
  if (payment.kind === "effect") return false
  const forMana = payment.ability !== undefined && isManaAbility(payment.ability)
  return activeStatics(s, "cantPay").some(
    ({ effect, context }) =>
      effect.pay === pay &&
      !(effect.butMana === true && forMana) &&
      players(s, effect.who, context).includes(payment.player) &&
      (effect.filter === undefined || id === undefined || matchesFilter(s, effect.filter, id, context)),
  )
}
