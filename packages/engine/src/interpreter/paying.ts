import type { Context } from "../characteristics/context.ts"
import { canPayNow, payNow } from "../costs/paying/now.ts"
import type { Cost } from "../language/cost.ts"
import { choose } from "../state/choose.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

// 118.12: costs paid while a spell or ability resolves.

/** The player may pay the cost if able. Names bound by the cost stay bound. */
export function paysInstead(s: State, player: PlayerId, cost: Cost, context: Context): boolean {
  return agreesToPay(s, player, cost, context) && paysIfAble(s, player, cost, context)
}

/** 118.12a: whether the player can pay the cost and says they do. */
export function agreesToPay(s: State, player: PlayerId, cost: Cost, context: Context): boolean {
  if (player < 0 || !canPayNow(s, player, cost, context)) return false
  return choose(s, { kind: "confirm", player, rule: "118.12a", purpose: "pay", source: context.source }) === 1
}

/** 118.3: pays unless something has made that impossible. */
export function paysIfAble(s: State, player: PlayerId, cost: Cost, context: Context): boolean {
  if (!canPayNow(s, player, cost, context)) return false
  pays(s, player, cost, context)
  return true
}

export function pays(s: State, player: PlayerId, cost: Cost, context: Context): void {
  context.bindings = { ...context.bindings, ...payNow(s, player, cost, context) }
}
