import type { Filter, TargetSlot } from "@apnap/engine"
import { asObject } from "../../discourse/surface.ts"
import { same } from "../../grammar/hole.ts"
import { clause } from "../../oracle.ts"

// Earthbend (701.66): the target is implied by the keyword.
clause.iso(
  "earthbend {n:digits}",
  ({ n }) => ({
    do: "action",
    action: "earthbend",
    what: asObject({ sel: "mention", slot: { filter: LAND } }),
    count: n,
  }),
  (e, context) => {
    if (e.do !== "action" || e.action !== "earthbend" || e.what?.sel !== "target") return undefined
    const slot = context.targets[e.what.slot] as TargetSlot | undefined
    return slot !== undefined && same(slot, { filter: LAND }) ? { n: e.count } : undefined
  },
)
const LAND: Filter = {
  is: "and",
  of: [
    { is: "type", type: "land" },
    { is: "controlledBy", player: { who: "you" } },
  ],
}
