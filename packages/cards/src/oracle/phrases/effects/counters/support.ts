import type { Filter, TargetSlot } from "@apnap/engine"
import { asObject } from "../../../discourse/surface.ts"
import { same } from "../../../grammar/hole.ts"
import { clause } from "../../../oracle.ts"

/** 701.41a: a permanent supports only other creatures. `than` is explicit because a spell's text mentions nothing before. */
const supported = (): Filter => ({
  is: "and",
  of: [
    { is: "other", than: { sel: "self" } },
    { is: "type", type: "creature" },
  ],
})

// Support (701.41).
clause.iso(
  "support {n:number}",
  ({ n }) => ({
    do: "addCounters",
    kind: "+1/+1",
    count: 1,
    on: asObject({ sel: "mention", slot: { filter: supported(), min: 0, max: n } }),
  }),
  (e, context) => {
    if (e.do !== "addCounters" || e.on.sel !== "target" || e.kind !== "+1/+1" || e.count !== 1)
      return undefined
    const slot = context.targets[e.on.slot] as TargetSlot | undefined
    return slot?.min === 0 && slot.max !== undefined && same(slot.filter, supported())
      ? { n: slot.max }
      : undefined
  },
)
