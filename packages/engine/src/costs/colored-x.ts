import { definitionsContain } from "../characteristics/definitions-contain.ts"
import { analyse } from "../characteristics/layers/analysis.ts"
import { characteristics, objectOf } from "../characteristics/query.ts"
import { addCosts, type ManaCost, makeCost, parseManaCost } from "../mana/index.ts"
import type { State } from "../state/state.ts"
import type { Payment } from "./types.ts"

/**
 * 601.2h: "spend only black mana on X". The mana of X is paid as that many symbols of the colors; what reduces generic mana is used for it
 * first. `before` is the cost with {X} in it, `cost` the total.
 */
export function withColoredX(s: State, cost: ManaCost, before: ManaCost, payment: Payment): ManaCost {
  const colors = before.x === 0 || payment.x === 0 ? undefined : colorsOfX(s, payment)
  if (colors === undefined) return cost
  const n = Math.min(before.x * payment.x, Math.max(0, cost.generic - before.generic))
  return addCosts(makeCost(cost.generic - n, 0, cost.symbols), parseManaCost(`{${colors}}`.repeat(n)))
}

function colorsOfX(s: State, { kind, ability, object }: Payment): string | undefined {
  if (kind !== "spell") return ability?.onX
  if (!definitionsContain(s, "spendOnX") || objectOf(s, object) === undefined) return undefined
  for (const { ability: own } of analyse(characteristics(s, object).abilities).statics)
    for (const effect of own.effects) if (effect.static === "spendOnX") return effect.colors
  return undefined
}
