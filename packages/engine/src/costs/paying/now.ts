import type { Context } from "../../characteristics/context.ts"
import type { Cost } from "../../language/cost.ts"
import type { Bindings } from "../../state/object.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { inNumbers } from "../in-numbers.ts"
import { available } from "../mana/available.ts"
import { totalCost } from "../total.ts"
import type { PayFor } from "../types.ts"
import { pay } from "./pay.ts"
import { canPay } from "./payable.ts"

/** Whether the player can pay this cost while a spell or ability resolves (118.12) or for a special action (116). */
export function canPayNow(
  s: State,
  player: PlayerId,
  cost: Cost,
  context: Context,
  special?: string,
): boolean {
  const what = whatFor(context, player, special)
  const total = totalCost(s, player, what.object, inNumbers(s, cost, context), what)
  return canPay(s, player, total, available(s, player), what)
}

/** Pays a cost while a spell or ability resolves (118.12) or for a special action (116). Returns the names it binds. */
export function payNow(s: State, player: PlayerId, cost: Cost, context: Context, special?: string): Bindings {
  const what = whatFor(context, player, special)
  return pay(s, player, totalCost(s, player, what.object, inNumbers(s, cost, context), what), what).bindings
}

/** "You" in the cost's filters is the payer. Its amounts are already computed for the one who demands it. */
function whatFor(context: Context, player: PlayerId, special: string | undefined): PayFor {
  const what = { object: context.source, x: context.x, context: { ...context, you: player } }
  return { kind: "effect", ...what, ...(special !== undefined && { special }) }
}
