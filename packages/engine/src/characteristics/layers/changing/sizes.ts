import type { Amount } from "../../../language/amount.ts"
import type { ObjectId, PlayerId } from "../../../state/ref.ts"
import type { Context } from "../../context.ts"
import { amount, sizeChange } from "../../queries/amount.ts"
import { isSharedCount } from "../alike.ts"
import type { Characteristics } from "../characteristics.ts"
import type { Layered } from "./layered.ts"

/** Computed sizes can refer to the affected object by the name "affected" ("equal to its mana value"). */
export function affecting(
  context: Context,
  { power, toughness }: { power?: Amount; toughness?: Amount },
  id: ObjectId,
): Context {
  if (typeof (power ?? 0) === "number" && typeof (toughness ?? 0) === "number") return context
  return { ...context, bindings: { ...context.bindings, affected: [id] } }
}

export function setSize(
  c: Characteristics,
  change: { power?: Amount; toughness?: Amount },
  work: Layered,
  context: Context,
): void {
  if (change.power !== undefined) c.power = size(work, change.power, context)
  if (change.toughness !== undefined) c.toughness = size(work, change.toughness, context)
}

/**
 * An amount for a size. If all of a player's abilities count it alike, it is counted once per layer, as long as nothing in the layer can
 * change it.
 */
function size({ s, counts }: Layered, a: Amount, context: Context): number {
  if (typeof a === "number") return a
  if (counts === null || s.reach !== null || !isSharedCount(a)) return amount(s, a, context)
  const byPlayer = counts.get(a) ?? new Map<PlayerId, number>()
  counts.set(a, byPlayer)
  const known = byPlayer.get(context.you) ?? amount(s, a, context)
  byPlayer.set(context.you, known)
  return known
}

export function bonus(work: Layered, a: Amount, context: Context): number {
  return typeof a === "number" ? a : sizeChange(a, (part) => size(work, part, context))
}
