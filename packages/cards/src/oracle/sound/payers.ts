import type { Ability } from "@apnap/engine"
import { someNode } from "../phrases/some-node.ts"
import type { Unsound } from "./unsound.ts"

/**
 * "This turn, creatures can't block unless their controller pays …": a cost of each declaration (509.1d), but the data would ask one
 * of the controllers once, as the ability resolves.
 */
export function paidBySeveral(ability: Ability): readonly Unsound[] {
  const found = someNode(ability, (node) => "do" in node && node.do === "unless" && isOfAll(node))
  return found ? [{ reason: "several cards", told: "whoever controls all of them pays" }] : []
}

function isOfAll(node: object): boolean {
  const { player } = node as { player?: { who?: string; of?: { sel?: string } } }
  return player?.who === "controllerOf" && player.of?.sel === "all"
}
