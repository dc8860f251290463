import { isPlainOther } from "../discourse/others.ts"
import { someNode } from "../phrases/some-node.ts"
import type { Unsound } from "./unsound.ts"

/** "With the same name as another card in their hand": other than the card examined, but the data says other than this object. */
export function sharesWithItself(ability: object): readonly Unsound[] {
  return someNode(ability, isOfSameZone) ? [{ reason: "other", told: "no other than what is looked at" }] : []
}

/** A search is exempt: what it finds is in another zone than what it's compared with. */
function isOfSameZone(node: object): boolean {
  const { do: kind, ...parts } = node as { do?: string }
  if (kind === "search") return false
  return Object.values(parts).some((part) => isComparing(part))
}

function isComparing(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false
  const { is, with: compared, of } = value as { is?: string; with?: object; of?: unknown }
  if (is === "sharesName") return compared !== undefined && someNode(compared, isPlainOther)
  return (is === "and" || is === "not") && [of].flat().some(isComparing)
}
