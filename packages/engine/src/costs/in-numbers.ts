import type { Context } from "../characteristics/context.ts"
import { quantity } from "../characteristics/queries/amount.ts"
import type { AmountNode } from "../language/amount.ts"
import type { Cost, CostPart } from "../language/cost.ts"
import type { State } from "../state/state.ts"

/**
 * A cost with its amounts computed for the one who demands it, before another player pays: "unless its controller pays {1} for each
 * artifact you control" counts the demanding player's artifacts (118.12a, 508.1h).
 */
export function inNumbers(s: State, cost: Cost, context: Context): Cost {
  return cost.some(isComputed) ? cost.map((part) => computed(s, part, context)) : cost
}

function isComputed(part: CostPart): boolean {
  return part.pay === "anyOf" ? part.of.some((one) => one.some(isComputed)) : numbersOf(part).length > 0
}

/** The part's amounts that aren't plain numbers, by field name. */
function numbersOf(part: CostPart): readonly (readonly [string, AmountNode])[] {
  const own = {
    times: "times" in part ? part.times : undefined,
    amount: "amount" in part ? part.amount : undefined,
    count: "count" in part ? part.count : undefined,
  }
  return Object.entries(own).flatMap(([name, number]) =>
    typeof number === "object" ? [[name, number] as const] : [],
  )
}

function computed(s: State, part: CostPart, context: Context): CostPart {
  if (part.pay === "anyOf") return { ...part, of: part.of.map((one) => inNumbers(s, one, context)) }
  if (part.pay === "manaTimes") {
    const times = Math.max(0, quantity(s, part.times, context))
    return { pay: "mana", mana: part.mana.repeat(times) || "{0}" } // one total with other mana (508.1h)
  }
  const numbers = numbersOf(part).map(([name, number]) => [name, quantity(s, number, context)])
  return { ...part, ...Object.fromEntries(numbers) }
}
