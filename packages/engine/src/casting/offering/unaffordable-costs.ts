import { optionalCosts } from "../../announcing/optional-costs.ts"
import { hasPermissions } from "../../costs/spending-permissions.ts"
import { totalCost } from "../../costs/total.ts"
import { printManaCost } from "../../mana/index.ts"
import type { Action, RefusedOption } from "../../state/decision.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { Refusal } from "../../state/refusal.ts"
import type { State } from "../../state/state.ts"
import { asSpell } from "../as-spell.ts"
import { castingOf, paymentFor, withNames } from "../casting.ts"
import { findCastOption } from "../perform.ts"
import { startingCosts } from "../permitting/starting-costs.ts"
import { isSorceryTime } from "../permitting/timing.ts"
import { canPayFromSome, manaIn } from "./castable.ts"

const TOO_DEAR: Refusal = { rule: "601.2h", code: "costs-unpayable-with" }

/** Optional additional costs (601.2b) that cost too much: they couldn't be paid if the spell were cast like this now. */
export function unaffordableCosts(
  s: State,
  player: PlayerId,
  action: Extract<Action, { do: "cast" }>,
): RefusedOption[] {
  const p = findCastOption(s, player, action)
  if (p === undefined) return []
  const mana = manaIn(s, player, { sorceryTime: isSorceryTime(s, player), found: null })
  return asSpell(s, player, p, () => {
    const casting = castingOf(s, player, p, mana)
    return optionalCosts(s, player, p.object)
      .filter(({ cost }) => !canPayFromSome(s, casting, [cost]))
      .map(({ key }) => ({ label: key.split(":")[0], ...TOO_DEAR }))
  })
}

/**
 * The mana of the total cost (601.2f) if the spell were cast like this now; null if it needs none, could begin with different costs, or may
 * be paid in another way than by mana of these types (702.51a, 118.14).
 */
export function totalManaOf(
  s: State,
  player: PlayerId,
  action: Extract<Action, { do: "cast" }>,
): string | null {
  const p = findCastOption(s, player, action)
  if (p === undefined) return null
  return asSpell(s, player, p, () => {
    const [base, ...others] = startingCosts(s, player, p)
    if (base === undefined || others.length > 0) return null
    const payment = paymentFor(withNames(castingOf(s, player, p), base))
    const { mana, parts } = totalCost(s, base.cost, payment)
    const isOnlyMana = payment.anyMana === undefined && !hasPermissions(s, payment, parts)
    return mana !== null && isOnlyMana ? printManaCost(mana) : null
  })
}
