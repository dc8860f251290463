import type { Ability } from "@apnap/engine"
import { someNode } from "../phrases/some-node.ts"
import { suppliedByNode } from "./supplies.ts"
import type { Unsound } from "./unsound.ts"

/** "Target creature other than the creature tapped this way": targets are chosen before costs are paid (602.2b, 601.2c, 601.2h). */
export function chosenBeforePaid(ability: Ability): readonly Unsound[] {
  if (ability.ability !== "activated" || ability.targets === undefined) return []
  const paid = new Set<string>()
  someNode(ability.cost, (node) => {
    for (const name of suppliedByNode(node as Readonly<Record<string, unknown>>)) paid.add(name)
    return false
  })
  const found = someNode(
    ability.targets,
    (node) => "sel" in node && node.sel === "bound" && "name" in node && paid.has(node.name as string),
  )
  return found ? [{ reason: "unbound", told: "a target by what pays the cost" }] : []
}
