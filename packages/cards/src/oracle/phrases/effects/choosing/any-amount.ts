import type { Amount, Effect } from "@apnap/engine"
import { $ } from "../../../grammar/hole.ts"
import { condition, does, quantity } from "../../../oracle.ts"
import { each } from "../../amounts/each.ts"

// Payments of a number that the payer chooses as an effect happens (107.14, 118.3).

const ENERGY_PAID: Amount = { n: "bound", name: "energyPaid" }

/** Energy is paid by removing that many energy counters (107.14). */
function energy(min: number): Effect {
  const max: Amount = { n: "playerCounters", kind: "energy", of: { who: "you" } }
  return {
    do: "sequence",
    of: [
      { do: "chooseNumber", bind: "energyPaid", min, max },
      { do: "playerCounters", kind: "energy", count: ENERGY_PAID, remove: true },
    ],
  }
}
const PAYS_SOME: Effect = {
  do: "if",
  condition: {
    if: "compare",
    left: { n: "playerCounters", kind: "energy", of: { who: "you" } },
    op: ">=",
    right: 1,
  },
  then: energy(1),
}
does("pay any amount of {e}", energy(0))
does("pay one or more {e}", PAYS_SOME)
quantity("the amount of {e} paid this way", ENERGY_PAID)
each("{e} paid this way", ENERGY_PAID)
for (const words of ["{n:number} or more {e} was paid this way", "you paid {n:number} or more {e} this way"])
  condition(words, { if: "compare", left: ENERGY_PAID, op: ">=", right: $<Amount>("n") })
