import { activeStatics } from "../../characteristics/layers/derived.ts"
import { quantity } from "../../characteristics/queries/amount.ts"
import { select } from "../../characteristics/queries/selector.ts"
import { controllerOf } from "../../characteristics/query.ts"
import { removeCounters } from "../../events/counters.ts"
import type { GameObject } from "../../state/object.ts"
import type { State } from "../../state/state.ts"
import type { Plan } from "../plan.ts"

/** 704.5q: +1/+1 and -1/-1 counters on one permanent remove each other. */
export function annihilatingCounters(object: GameObject, plan: Plan): void {
  const { id, counters } = object
  const pairs = Math.min(counters?.["+1/+1"] ?? 0, counters?.["-1/-1"] ?? 0)
  if (pairs === 0) return
  plan.steps.push((s) => {
    if (s.objects[id] === undefined) return
    removeCounters(s, id, "+1/+1", pairs, controllerOf(s, id), 0, "704.5q")
    removeCounters(s, id, "-1/-1", pairs, controllerOf(s, id), 0, "704.5q")
  })
}

/** 704.5r: permanents that can't have more than N counters of a kind. */
export function countersOverLimit(s: State, plan: Plan): void {
  for (const { effect, context } of activeStatics(s, "counterLimit")) {
    const limit = quantity(s, effect.max, context)
    for (const id of select(s, effect.what, context)) {
      const excess = (s.objects[id]?.counters?.[effect.kind] ?? 0) - limit
      if (excess > 0)
        plan.steps.push(
          () =>
            void (
              s.objects[id] && removeCounters(s, id, effect.kind, excess, controllerOf(s, id), 0, "704.5r")
            ),
        )
    }
  }
}
