import { someNode } from "../phrases/some-node.ts"
import type { Unsound } from "./unsound.ts"

const OF_ONE_PLAYER: ReadonlySet<string> = new Set(["life", "handSize"])

/** "Each player has 10 or less life": several players, each of whom has a number, are compared as one. */
export function numbersOfSeveral(ability: object): readonly Unsound[] {
  const found = someNode(
    ability,
    (node) => "if" in node && node.if === "compare" && "left" in node && isOfSeveral(node.left),
  )
  const asked = someNode(ability, isOneOfSeveral)
  return [
    ...(found ? [{ reason: "several players", told: "one number of several players" } as const] : []),
    ...(asked ? [{ reason: "several cards", told: "one quality of several cards" } as const] : []),
  ]
}

/** "Look at the top seven cards. You may put one of them … if it …": it is not known which. */
function isOneOfSeveral(node: object): boolean {
  const { if: kind, of } = node as { if?: string; of?: { sel?: string; count?: unknown } }
  return kind === "is" && of?.sel === "libraryTop" && of.count !== 1
}

function isOfSeveral(amount: unknown): boolean {
  const { n, of } = (amount ?? {}) as { n?: string; of?: { who?: string } }
  return n !== undefined && OF_ONE_PLAYER.has(n) && of?.who === "players"
}
