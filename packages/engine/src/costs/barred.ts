import { isManaAbility } from "../characteristics/layers/analysis.ts"
import { activeStatics } from "../characteristics/layers/derived.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { players } from "../characteristics/queries/selector.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import type { PayFor } from "./types.ts"

/**
 * Whether an effect forbids paying life, or sacrificing this permanent, to cast a spell or activate an ability. Payments for resolving
 * effects (118.12) are not affected.
 */
export function isBarred(
  s: State,
  player: PlayerId,
  pay: "life" | "sacrifice",
  what: PayFor,
  id?: ObjectId,
): boolean {
  if (what.kind === "effect") return false
  const forMana = what.ability !== undefined && isManaAbility(what.ability)
  return activeStatics(s, "cantPay").some(
    ({ effect, context }) =>
      effect.pay === pay &&
      !(effect.butMana === true && forMana) &&
      players(s, effect.who, context).includes(player) &&
      (effect.filter === undefined || id === undefined || matchesFilter(s, effect.filter, id, context)),
  )
}
