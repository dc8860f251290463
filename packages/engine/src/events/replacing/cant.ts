import { type ActiveStatic, activeStatics } from "../../characteristics/layers/derived.ts"
import { matchesEvent } from "../../characteristics/queries/match.ts"
import type { CantAction } from "../../language/statics/replacement-static.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import type { GameEvent } from "../../state/event.ts"
import { type EventParts, makeEvent } from "../../state/new-event.ts"
import type { State } from "../../state/state.ts"

/** Kinds of "can't" that forbid something about an event, not the event itself. */
const ABOUT: ReadonlySet<CantAction> = new Set(["regenerate", "preventDamage"])

/**
 * 614.17: whether an effect says that the event can't happen. `view` is how to look at the objects in it, and `own` what a permanent
 * that is about to enter says of itself (614.17d).
 */
export function isForbidden(
  s: State,
  event: GameEvent,
  view: State = s,
  own: readonly ActiveStatic<Cant>[] = NOTHING,
): boolean {
  const active = activeStatics(s, "cant")
  const all = own.length === 0 ? active : [...active, ...own]
  return (
    all.length > 0 &&
    all.some((a) => !ABOUT.has(a.effect.what) && matchesEvent(view, a.effect.event, event, a.context))
  )
}

export type Cant = Extract<StaticEffect, { static: "cant" }>
const NOTHING: readonly ActiveStatic<Cant>[] = []

/** 614.17: whether such an event can't happen, before anybody tries. */
export function cant(s: State, parts: EventParts): boolean {
  return activeStatics(s, "cant").length > 0 && isForbidden(s, makeEvent(parts))
}

/** Whether damage of this event can't be prevented (615.12), or its object can't be regenerated (701.19c). */
export function cantBe(s: State, what: "regenerate" | "preventDamage", event: GameEvent): boolean {
  return activeStatics(s, "cant").some(
    (a) => a.effect.what === what && matchesEvent(s, a.effect.event, event, a.context),
  )
}
