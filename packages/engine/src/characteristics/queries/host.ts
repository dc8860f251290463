import { isPlayerRef, type ObjectId, playerRef, type Ref, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { contextOf } from "../context.ts"
import { activeStatics } from "../layers/derived.ts"
import {
  apnapOrder,
  areOpponents,
  characteristics,
  controllerOf,
  hasType,
  keywords,
  permanents,
} from "../query.ts"
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
    : s.objects[host]?.zone === "battlefield" && isBarredFrom(s, host, attachment) // 113.6
  if (isProtected || isBarred(s, attachment, host)) return false
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

/** 614.17: whether an effect says that it can't be attached to this object. */
function isBarred(s: State, attachment: ObjectId, host: Ref): boolean {
  if (isPlayerRef(host)) return false
  return activeStatics(s, "cant").some(
    ({ effect: { event, what }, context }) =>
      what === "attach" &&
      event.on === "attached" &&
      matchesFilter(s, event.attachment, attachment, context) &&
      (event.to === undefined || matchesFilter(s, event.to, host, context)),
  )
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
    // 109.2: a permanent, unless the ability says where else.
    if (s.objects[host]?.zone !== (a.zone ?? "battlefield")) return false
    return a.filter !== undefined && matchesFilter(s, a.filter, host, context)
  })
}

/** What an Aura that enters without being cast may enter attached to (303.4f): permanents, players, and cards where its enchant ability looks. */
export function hostsFor(s: State, aura: ObjectId): Ref[] {
  const elsewhere = keywords(s, aura, "enchant").some(({ zone }) => zone === "graveyard")
  const cards = elsewhere ? s.players.flatMap(({ graveyard }) => graveyard) : []
  return [...permanents(s), ...apnapOrder(s).map(playerRef), ...cards].filter((ref) => hostFits(s, aura, ref))
}
