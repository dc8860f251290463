import { someNode } from "../phrases/some-node.ts"
import type { Unsound } from "./unsound.ts"

/**
 * "Return it to the battlefield. It's an Aura enchantment with enchant …": what it enchants is chosen as it enters (303.4f), but the data
 * makes an Aura of it afterwards, attached to nothing (704.5m).
 */
export function becomesHostlessAura(ability: object): readonly Unsound[] {
  return someNode(ability, becomesAura) && !someNode(ability, attaches)
    ? [{ reason: "hostless", told: "nothing is chosen for the Aura that it becomes" }]
    : []
}

function becomesAura(node: object): boolean {
  const { do: kind, changes } = node as { do?: string; changes?: readonly Change[] }
  return kind === "change" && changes?.some(isAura) === true
}

interface Change {
  readonly change: string
  readonly subtypes?: unknown
}
function isAura({ change, subtypes }: Change): boolean {
  return change === "addSubtypes" && Array.isArray(subtypes) && subtypes.includes("Aura")
}

function attaches(node: object): boolean {
  return (node as { do?: string }).do === "attach"
}
