import type { Ability } from "@apnap/engine"
import type { Unsound } from "./unsound.ts"

/** What a trigger event supplies to its ability's instructions; while the event itself is matched, none of it is known (603.2). */
const SUPPLIED: ReadonlySet<unknown> = new Set(["it", "source", "other", "amount"])

/** "Whenever a creature with … of its …": a word of the event that refers to the event itself. */
export function eventOfItself(ability: Ability): readonly Unsound[] {
  return ability.ability === "triggered" && namesOwnEvent(ability.when)
    ? [{ reason: "unbound", told: "the event refers to itself" }]
    : []
}

/** Within a condition about the object being tested, "it" is that object. */
const OF_TESTED: ReadonlySet<unknown> = new Set([...SUPPLIED].filter((name) => name !== "it"))

function namesOwnEvent(value: unknown, supplied = SUPPLIED): boolean {
  if (typeof value !== "object" || value === null) return false
  const node = value as Readonly<Record<string, unknown>>
  // Superlatives compare each object with the others of its own player.
  if (node.sel === "extreme") return false
  if ((node.sel === "bound" || node.n === "bound") && supplied.has(node.name)) return true
  const inside = node.is === "condition" ? OF_TESTED : supplied
  return Object.values(node).some((part) => namesOwnEvent(part, inside))
}
