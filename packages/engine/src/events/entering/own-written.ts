import { contextOf } from "../../characteristics/context.ts"
import { definitionsContain } from "../../characteristics/definitions-contain.ts"
import { analyse } from "../../characteristics/layers/analysis.ts"
import type { ActiveStatic } from "../../characteristics/layers/derived.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { characteristics, controllerOf } from "../../characteristics/query.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import type { Zone } from "../../language/vocabulary.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { Cant } from "../replacing/cant.ts"
import type { PendingEvent } from "../replacing/pending-event.ts"
import { asEntered } from "./look-ahead.ts"

export type Written = Extract<StaticEffect, { static: "replace" | "alter" | "prevent" }>

/** 614.17d: "can't" effects of a permanent about to enter with counters that apply to itself. */
export function ownProhibitions(s: State, p: PendingEvent): readonly ActiveStatic<Cant>[] {
  if (p.kind !== "counters" || p.entering === null || !definitionsContain(s, "cant")) return NO_PROHIBITIONS
  return (
    ofObject(asEntered(s, p), p.was, "battlefield", p.entering.controller, isCant)?.filter(isOfItself) ?? []
  )
}
const NO_PROHIBITIONS: readonly ActiveStatic<Cant>[] = []

/** Replacement and prevention effects of the event's own object that the derived state doesn't include. Null for most objects. */
export function ownEffects(s: State, p: PendingEvent): ActiveStatic<Written>[] | null {
  if (p.kind === "moves" && isUnseen(s, p.was))
    return ofObject(s, p.was, objectNow(s, p.was).zone, controllerOf(s, p.was), isWritten)
  if (p.kind === "counters" && p.entering !== null)
    return (
      ofObject(asEntered(s, p), p.was, "battlefield", p.entering.controller, isWritten)?.filter(isOfItself) ??
      null
    )
  return null
}

/** Abilities in libraries and outside the game are not in the derived state; they are checked only when the card moves. */
function isUnseen(s: State, id: ObjectId): boolean {
  const zone = s.objects[id]?.zone
  return zone === "library" || zone === "outside"
}

/** 614.12: only those abilities of an entering permanent that affect it alone. */
function isOfItself({ effect: { event } }: ActiveStatic<Written | Cant>): boolean {
  return event.on === "counters" && event.object?.is === "self"
}

/** The object's matching effects that function in the zone; null if it has no static abilities (the common case). */
function ofObject<T extends StaticEffect>(
  s: State,
  id: ObjectId,
  zone: Zone,
  controller: PlayerId,
  fits: (effect: StaticEffect) => effect is T,
): ActiveStatic<T>[] | null {
  const { statics } = analyse(characteristics(s, id).abilities)
  if (statics.length === 0) return null
  const { timestamp } = objectNow(s, id)
  const context = contextOf(id, controller)
  const out: ActiveStatic<T>[] = []
  for (const { ability, zones } of statics) {
    if (!zones.includes(zone)) continue
    if (ability.condition !== undefined && !evaluate(s, ability.condition, context)) continue
    for (const effect of ability.effects)
      if (fits(effect)) out.push({ effect, context, timestamp, from: 0, defining: false })
  }
  return out
}

function isCant(effect: StaticEffect): effect is Cant {
  return effect.static === "cant"
}

function isWritten(effect: StaticEffect): effect is Written {
  return effect.static === "replace" || effect.static === "alter" || effect.static === "prevent"
}
