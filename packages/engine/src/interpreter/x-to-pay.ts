import type { Context } from "../characteristics/context.ts"
import { characteristics, objectOf } from "../characteristics/query.ts"
import { maxX } from "../costs/announced-x.ts"
import { available } from "../costs/mana/available.ts"
import { totalCost } from "../costs/total.ts"
import type { Cost } from "../language/cost.ts"
import { singleEvents } from "../language/single-events.ts"
import { choose } from "../state/choose.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** 107.3f: "you may pay {X}" in a triggered ability that defines no X: the paying player chooses X as the ability resolves. */
export function chooseXToPay(s: State, player: PlayerId, cost: Cost, context: Context): void {
  if (!cost.some((part) => part.pay === "mana" && part.mana.includes("{X}")) || isDefined(s, context)) return
  const payment = {
    kind: "effect",
    player,
    object: context.source,
    x: 0,
    context: { ...context, you: player },
  } as const
  const max = maxX(s, totalCost(s, cost, payment), available(s, player), payment)
  context.x =
    max <= 0
      ? 0
      : choose(s, {
          kind: "number",
          player,
          rule: "107.3f",
          purpose: "x",
          source: context.source,
          min: 0,
          max,
        })
}

/** Whether X is already defined: by a spell, an activated ability, or the spell that was cast (107.3e) or became the permanent (107.3m). */
function isDefined(s: State, { x, stack, source }: Context): boolean {
  const ability = objectOf(s, stack)?.stack?.ability
  if (x !== 0 || ability?.ability !== "triggered") return true
  if (!singleEvents(ability.when).some(({ on }) => on === "moves" || on === "cast")) return false
  const printed = objectOf(s, source) === undefined ? null : characteristics(s, source).cost
  return printed?.text.includes("{X}") === true
}
