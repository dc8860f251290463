import { someNode } from "../phrases/some-node.ts"
import type { Unsound } from "./unsound.ts"

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
