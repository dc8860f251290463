import { contextOf } from "../../characteristics/context.ts"
import { analyse } from "../../characteristics/layers/analysis.ts"
import type { ActiveStatic } from "../../characteristics/layers/derived.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { characteristics, controllerOf } from "../../characteristics/query.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import type { Zone } from "../../language/vocabulary.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { PendingEvent } from "../replacing/pending-event.ts"
import { viewOf } from "./look-ahead.ts"

export type Written = Extract<StaticEffect, { static: "replace" | "alter" | "prevent" }>

/** Replacement and prevention effects that the object of the event brings itself, where nobody else would find them; null for most. */
export function ownEffects(s: State, p: PendingEvent): ActiveStatic<Written>[] | null {
  if (p.kind === "moves" && isUnseen(s, p.was))
    return ofObject(s, p.was, s.objects[p.was]!.zone, controllerOf(s, p.was))
  if (p.kind === "counters" && p.entering !== null)
    return ofObject(viewOf(s, p), p.was, "battlefield", p.entering.controller)?.filter(isOfItself) ?? null
  return null
}

/** Abilities of cards in libraries, and of what comes from outside the game, are looked at only when the card moves. */
function isUnseen(s: State, id: ObjectId): boolean {
  const zone = s.objects[id]?.zone
  return zone === "library" || zone === "outside"
}

/** 614.12: of the abilities of a permanent about to enter, those that affect it alone. */
function isOfItself({ effect: { event } }: ActiveStatic<Written>): boolean {
  return event.on === "counters" && event.object?.is === "self"
}

/** Those of the object's abilities that work in the zone; null when it has no static ability at all, as most cards. */
function ofObject(s: State, id: ObjectId, zone: Zone, controller: PlayerId): ActiveStatic<Written>[] | null {
  const { statics } = analyse(characteristics(s, id).abilities)
  if (statics.length === 0) return null
  const { timestamp } = s.objects[id]!
  const context = contextOf(id, controller)
  const out: ActiveStatic<Written>[] = []
  for (const { ability, zones } of statics) {
    if (!zones.includes(zone)) continue
    if (ability.condition !== undefined && !evaluate(s, ability.condition, context)) continue
    for (const effect of ability.effects)
      if (isWritten(effect)) out.push({ effect, context, timestamp, from: 0, defining: false })
  }
  return out
}

function isWritten(effect: StaticEffect): effect is Written {
  return effect.static === "replace" || effect.static === "alter" || effect.static === "prevent"
}
