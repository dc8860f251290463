import { type Context, contextOf } from "../characteristics/context.ts"
import { payNow } from "../costs/paying/now.ts"
import { execute } from "../events/interpreter-port.ts"
import type { Cost } from "../language/cost.ts"
import type { CombatStatic } from "../language/statics/combat-static.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** A cost to attack or block, and the ability that triggers when it is paid. */
export interface CombatCost {
  cost: Cost
  context: Context
  then?: Extract<CombatStatic, { static: "mayPayToAttack" }>["then"]
}

/** 508.1h to j, 509.1d to f: pays the locked-in total, all mana in one payment first, then the rest. */
export function payCombatCosts(s: State, player: PlayerId, costs: readonly CombatCost[]): void {
  const mana = costs.flatMap(({ cost }) => cost.filter((part) => part.pay === "mana"))
  if (mana.length > 0) payNow(s, player, mana, contextOf(costs[0].context.source, player))
  for (const { cost, context, then } of costs) {
    const rest = cost.filter((part) => part.pay !== "mana")
    const bindings = rest.length === 0 ? {} : payNow(s, player, rest, context)
    if (then === undefined) continue
    const now = { ...context, bindings: { ...context.bindings, ...bindings } }
    execute(s, { do: "reflexive", ...then }, now) // 603.7g, 607.2h
  }
}
