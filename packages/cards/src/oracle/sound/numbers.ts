import { someNode } from "../phrases/some-node.ts"
import type { Unsound } from "./unsound.ts"

const OF_ONE_PLAYER: ReadonlySet<string> = new Set(["life", "handSize"])

/** "Each player has 10 or less life": several players, each of whom has a number, are compared as one. */
export function numbersOfSeveral(ability: object): readonly Unsound[] {
  const found = someNode(
    ability,
    (node) => "if" in node && node.if === "compare" && "left" in node && isOfSeveral(node.left),
  )
  return found ? [{ reason: "several players", told: "one number of several players" }] : []
}

function isOfSeveral(amount: unknown): boolean {
  const { n, of } = (amount ?? {}) as { n?: string; of?: { who?: string } }
  return n !== undefined && OF_ONE_PLAYER.has(n) && of?.who === "players"
}
