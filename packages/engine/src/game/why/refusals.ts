import { type Attempt, attempts } from "../../casting/offering/attempts.ts"
import { totalManaOf, unaffordableCosts } from "../../casting/offering/unaffordable-costs.ts"
import { whyNot } from "../../casting/offering/why.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { Refusal } from "../../state/refusal.ts"
import type { State } from "../../state/state.ts"

/** Something that can't be done with an object, or an optional cost that can't be paid for it. */
export interface Refused extends Refusal {
  action: Attempt
  /** The keyword or key of the cost: "kicker". */
  cost?: string
  /** The mana of the total cost (601.2f), where that is what can't be paid, and only mana could: "{2}{R}". */
  mana?: string
}

/** What the player with priority might try with an object but can't, and the optional costs that can't be paid for what they can cast. */
export function refusals(s: State, player: PlayerId, id: ObjectId): Refused[] {
  return attempts(s, player, id).flatMap((action): Refused[] => {
    const refusal = whyNot(s, player, action)
    if (refusal !== null) return [{ action, ...refusal, ...unpaid(s, player, action, refusal) }]
    if (action.do !== "cast") return []
    return unaffordableCosts(s, player, action).map(({ label, ...why }) => ({ action, cost: label, ...why }))
  })
}

function unpaid(s: State, player: PlayerId, action: Attempt, { code }: Refusal): Pick<Refused, "mana"> {
  const mana = action.do === "cast" && code === "costs-unpayable" ? totalManaOf(s, player, action) : null
  return mana === null ? {} : { mana }
}
