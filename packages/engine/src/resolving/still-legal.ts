import { ALTERNATIVE_CASTS } from "../casting/permitting/alternative-casts.ts"
import { type Context, stackContext, withTargets } from "../characteristics/context.ts"
import { hostFits } from "../characteristics/queries/host.ts"
import { controllerOf } from "../characteristics/query.ts"
import { objectNow, stackInfoOf } from "../state/object-now.ts"
import type { ObjectId, PlayerId, Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { isLegalTarget, isTargetable } from "../targeting/targets.ts"
import { type Part, partsOf, sliceFor } from "./parts.ts"

/** The targets that are still legal, slot by slot, with their shares of a divided amount. */
export interface LegalTargets {
  targets: readonly (readonly Ref[])[]
  divided: readonly (readonly number[])[] | null
}

/** 608.2b: checks targets again. Null if there were some and all are illegal now. */
export function legalTargets(s: State, id: ObjectId): LegalTargets | null {
  const { targets, divided } = stackInfoOf(s, id)
  if (targets.every((refs) => refs.length === 0)) return { targets, divided }
  const kept = legality(s, id)
  if (!kept.some((legal) => legal.includes(true))) return null
  return {
    targets: targets.map((refs, slot) => refs.filter((_, i) => kept[slot][i])),
    divided: divided?.map((shares, slot) => shares.filter((_, i) => kept[slot][i])) ?? null,
  }
}

/** For each slot, whether each of its targets is legal. */
function legality(s: State, id: ObjectId): boolean[][] {
  const info = stackInfoOf(s, id)
  const context = stackContext(id, controllerOf(s, id), info)
  const forWhom = info.forWhom ?? NOBODY
  const parts = partsOf(s, id).filter((part) => part.slots.length > 0)
  const way = objectNow(s, id).memory?.way
  if (way === "mutate")
    return ALTERNATIVE_CASTS.mutate!.targets!.map((slot, i) =>
      info.targets[i].map((ref) => isLegalTarget(s, slot, ref, context)),
    )
  // An Aura spell's target is defined by its enchant ability (303.4a).
  if (parts.length === 0)
    return info.targets.map((refs) => refs.map((ref) => mayEnchant(s, id, ref, context)))
  return parts.length === 1
    ? legalityOfPart(s, parts[0], context, forWhom)
    : parts.flatMap((part) => legalityOfPart(s, part, context, forWhom))
}
const NOBODY: readonly (readonly PlayerId[])[] = []

/** A mode's slots are numbered from 0: references between targets stay within the mode. */
function legalityOfPart(s: State, part: Part, context: Context, forWhom: typeof NOBODY): boolean[][] {
  const own = withTargets(context, sliceFor(part, context.targets))
  const whose = sliceFor(part, forWhom)
  return part.slots.map((slot, i) =>
    (own.targets[i] ?? []).map((ref, n) => isLegalTarget(s, slot, ref, own, whose[i]?.[n])),
  )
}

function mayEnchant(s: State, id: ObjectId, ref: Ref, context: Context): boolean {
  return isTargetable(s, ref, context) && hostFits(s, id, ref)
}
