import { same } from "../grammar/hole.ts"
import { someNode } from "../phrases/some-node.ts"
import type { Unsound } from "./unsound.ts"

/** "For as long as that Aura is attached to it": nothing is attached to itself (301.5c, 303.4d). */
export function attachedToItself(ability: object): readonly Unsound[] {
  const found = someNode(ability, (node) => {
    if (!("if" in node) || node.if !== "is" || !("of" in node) || !("filter" in node)) return false
    return isAttachedTo(node.filter, node.of)
  })
  return found ? [{ reason: "other", told: "what is attached to itself" }] : []
}

function isAttachedTo(filter: unknown, what: unknown): boolean {
  const { is, filter: to } = filter as { is?: string; filter?: { is?: string; of?: unknown } }
  return is === "attachedTo" && to?.is === "among" && same(to.of, what)
}
