import type { Ability, TargetSlot } from "@apnap/engine"
import { someNode } from "../phrases/some-node.ts"
import type { Unsound } from "./unsound.ts"

/**
 * "For each opponent, you may put up to one target …", "that creature's owner puts it on their choice of …": decided for each
 * target, not once for all.
 */
export function choicesOfSeveral(ability: Ability): readonly Unsound[] {
  const targets: readonly TargetSlot[] = "targets" in ability ? (ability.targets ?? []) : []
  const ofEach = targets.flatMap(({ forEachPlayer }, slot) => (forEachPlayer === undefined ? [] : [slot]))
  const isOfEach = (node: object): boolean => {
    const { sel, slot } = node as { sel?: string; slot?: number }
    return sel === "target" && slot !== undefined && ofEach.includes(slot)
  }
  const decides = (node: object): boolean =>
    DECISIONS.has((node as { do?: string }).do) && someNode(node, isOfEach)
  return ofEach.length > 0 && someNode(ability, decides)
    ? [{ reason: "several cards", told: "one decision for several targets" }]
    : []
}
const DECISIONS: ReadonlySet<string | undefined> = new Set(["may", "chooseOne"])

/** "Look at the top seven cards. You may put one of them … if it …": it's unclear which card "it" is. */
export function qualitiesOfSeveral(ability: object): readonly Unsound[] {
  return someNode(ability, isOneOfSeveral)
    ? [{ reason: "several cards", told: "one quality of several cards" }]
    : []
}

function isOneOfSeveral(node: object): boolean {
  const { if: kind, of } = node as { if?: string; of?: { sel?: string; count?: unknown } }
  return kind === "is" && of?.sel === "libraryTop" && of.count !== 1
}
