import type { Context } from "../../characteristics/context.ts"
import type { Cost } from "../../language/cost.ts"
import type { Bindings } from "../../state/object.ts"
import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { inNumbers } from "../in-numbers.ts"
import { available } from "../mana/available.ts"
import { totalCost } from "../total.ts"
import type { Payment } from "../types.ts"
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
  const payment = whatFor(context, player, cost, special)
  const total = totalCost(s, inNumbers(s, cost, context), payment)
  return canPay(s, total, available(s, player), payment)
}

/** Pays a cost while a spell or ability resolves (118.12) or for a special action (116). Returns the names it binds. */
export function payNow(s: State, player: PlayerId, cost: Cost, context: Context, special?: string): Bindings {
  const payment = whatFor(context, player, cost, special)
  return pay(s, totalCost(s, inNumbers(s, cost, context), payment), payment).bindings
}

/** "You" in the cost's filters is the payer. Its amounts are already computed for the one who demands it. */
function whatFor(context: Context, player: PlayerId, cost: Cost, special: string | undefined): Payment {
  const payment = { player, object: context.source, x: context.x, context: { ...context, you: player } }
  return { kind: "effect", ...payment, cost, ...(special !== undefined && { special }) }
}
