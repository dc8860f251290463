import { isPlayerRef, type ObjectId, type Ref, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { contextOf } from "../context.ts"
import { areOpponents, characteristics, controllerOf, hasType, keywords } from "../query.ts"
import { matchesFilter } from "./filter.ts"
import { isBarredFrom, isPlayerProtectedFrom } from "./protection.ts"
import { reachesRef } from "./range.ts"

/**
 * Whether an Aura, Equipment or Fortification can be attached to this object or player (301.5c, 303.4c, 301.6): checks its enchant ability
 * or type, and protection (702.16c, d). Its current attachment doesn't matter. `asCreature`: as though it were a creature (702.6e).
 */
export function hostFits(s: State, attachment: ObjectId, host: Ref, asCreature = false): boolean {
  if (attachment === host || !reachesRef(s, controllerOf(s, attachment), host)) return false // 801.8, 801.9
  if (!isPlayerRef(host) && s.objects[host] === undefined) return false // 303.4i: it is gone
  const c = characteristics(s, attachment)
  const isProtected = isPlayerRef(host)
    ? isPlayerProtectedFrom(s, refPlayer(host), attachment)
    : isBarredFrom(s, host, attachment)
  if (isProtected) return false
  if (c.subtypes.includes("Aura")) return enchants(s, attachment, host)
  if (isPlayerRef(host)) return false
  if (c.subtypes.includes("Equipment"))
    return (
      (asCreature || hasType(s, host, "creature")) &&
      (!hasType(s, attachment, "creature") || reconfigures(s, attachment))
    )
  if (c.subtypes.includes("Fortification"))
    return hasType(s, host, "land") && !hasType(s, attachment, "creature")
  return false
}

/** 301.5c, 702.151b: it can equip despite being a creature, and isn't one while attached. */
function reconfigures(s: State, equipment: ObjectId): boolean {
  return keywords(s, equipment, "reconfigure").length > 0
}

/** 702.5: every enchant ability must allow it. */
function enchants(s: State, aura: ObjectId, host: Ref): boolean {
  const abilities = keywords(s, aura, "enchant")
  if (abilities.length === 0) return false
  const context = contextOf(aura, controllerOf(s, aura))
  return abilities.every((a) => {
    if (isPlayerRef(host))
      return a.player === "any" || (a.player === "opponent" && areOpponents(s, -1 - host, context.you))
    return a.filter !== undefined && matchesFilter(s, a.filter, host, context)
  })
}
