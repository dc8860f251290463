import { type ActiveStatic, activeStatics } from "../../characteristics/layers/derived.ts"
import { matchesEvent } from "../../characteristics/queries/match.ts"
import type { CantAction } from "../../language/statics/replacement-static.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import type { GameEvent } from "../../state/event.ts"
import { type EventParts, makeEvent } from "../../state/new-event.ts"
import type { State } from "../../state/state.ts"
import { noteForbidden } from "./forbidden.ts"

/** "Can't" effects that restrict an aspect of an event, not the event itself. */
const ABOUT: ReadonlySet<CantAction> = new Set(["regenerate", "preventDamage"])

/**
 * 614.17: the effect that says that the event can't happen, if one does. `view` is the state in which its objects are read, and `own` are
 * the "can't" effects of a permanent about to enter (614.17d).
 */
export function prohibition(
  s: State,
  event: GameEvent,
  view: State = s,
  own: readonly ActiveStatic<Cant>[] = NOTHING,
): ActiveStatic<Cant> | undefined {
  const active = activeStatics(s, "cant")
  const all = own.length === 0 ? active : [...active, ...own]
  return all.find((a) => !ABOUT.has(a.effect.what) && matchesEvent(view, a.effect.event, event, a.context))
}

export type Cant = Extract<StaticEffect, { static: "cant" }>
const NOTHING: readonly ActiveStatic<Cant>[] = []

/** 614.17: whether such an event couldn't happen, checked in advance. */
export function cant(s: State, parts: EventParts): boolean {
  return activeStatics(s, "cant").length > 0 && prohibition(s, makeEvent(parts)) !== undefined
}

/** The same for an event that would happen now: what forbids it is recorded. */
export function isForbidden(s: State, parts: EventParts): boolean {
  if (activeStatics(s, "cant").length === 0) return false
  const by = prohibition(s, makeEvent(parts))
  if (by !== undefined) noteForbidden(s, parts, by.context.source)
  return by !== undefined
}

/** Whether this damage can't be prevented (615.12), or this object can't be regenerated (701.19c). */
export function cantBe(s: State, what: "regenerate" | "preventDamage", event: GameEvent): boolean {
  return activeStatics(s, "cant").some(
    (a) => a.effect.what === what && matchesEvent(s, a.effect.event, event, a.context),
  )
}
