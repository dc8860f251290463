import type { Context } from "../characteristics/context.ts"
import { canPayNow, payNow } from "../costs/paying/now.ts"
import type { Cost } from "../language/cost.ts"
import type { State } from "../state/state.ts"
import type { Procedure } from "./procedures.ts"

/** 701.59a: exiles cards from the graveyard with a total mana value of at least `n`, if there are enough (701.59b). */
export const collectEvidence: Procedure = (s, _e, context, n) =>
  payIfAble(s, [{ pay: "collectEvidence", amount: n }], context)

const FORAGE: Cost = [
  {
    pay: "anyOf",
    of: [
      [
        { pay: "exile", filter: { is: "any" }, zone: "graveyard", count: 3 },
        { pay: "acted", action: "forage" },
      ],
      [
        { pay: "sacrifice", filter: { is: "subtype", subtype: "Food" } },
        { pay: "acted", action: "forage" },
      ],
    ],
  },
]

/** 701.61a */
export const forage: Procedure = (s, _e, context) => payIfAble(s, FORAGE, context)

function payIfAble(s: State, cost: Cost, context: Context): void {
  if (!canPayNow(s, context.you, cost, context)) return
  context.bindings = { ...context.bindings, ...payNow(s, context.you, cost, context) }
}
