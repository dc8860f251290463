import type { Filter, TargetSlot } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { same } from "../../grammar/hole.ts"
import { clause } from "../../oracle.ts"
import { withoutOther } from "../other.ts"

const CREATURE: Filter = { is: "type", type: "creature" }

// Support (701.41): of a permanent other creatures only (701.41a).
clause.iso(
  "support {n:number}",
  ({ n }) => ({
    do: "addCounters",
    kind: "+1/+1",
    count: 1,
    on: asObject({ sel: "mention", another: true, slot: { filter: CREATURE, min: 0, max: n } }),
  }),
  (e, context) => {
    if (e.do !== "addCounters" || e.on.sel !== "target" || e.kind !== "+1/+1" || e.count !== 1)
      return undefined
    const slot = context.targets[e.on.slot] as TargetSlot | undefined
    if (slot?.min !== 0 || slot.max === undefined) return undefined
    const things = withoutOther({ filter: slot.filter ?? { is: "any" } }) ?? slot
    return same(things.filter, CREATURE) ? { n: slot.max } : undefined
  },
)
