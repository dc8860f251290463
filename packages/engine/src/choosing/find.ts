import { bind, boundRefs, type Context } from "../characteristics/context.ts"
import { characteristics } from "../characteristics/query.ts"
import type { GameEvent } from "../state/event.ts"
import { objectNow } from "../state/object-now.ts"
import { pastOf } from "../state/past.ts"
import { NONE, type ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/**
 * The object, or what it became if 400.7 lets this effect find it: an object moved to a public zone by the trigger's event (400.7e), by
 * this effect itself or by the costs of its ability (400.7j). Otherwise the old id, for last known information.
 */
export function findable(s: State, id: ObjectId, context: Context): ObjectId {
  if (s.objects[id] !== undefined) return id
  const became = pastOf(s, id)?.became ?? NONE
  if (became === NONE || s.objects[became] === undefined || isHidden(s, became)) return id
  const follows =
    mayFollow(s, became, context) || isAuraOfEvent(s, id, became, context) || isAfterMadness(s, became)
  return follows ? became : id
}

/** 712.21c, 730.3c: an effect that finds what a melded or merged permanent became finds each of its cards, if that can be found. */
export function otherParts(s: State, id: ObjectId, became: ObjectId): readonly ObjectId[] {
  if (id === became) return []
  return (pastOf(s, id)?.parts ?? []).filter((part) => s.objects[part] !== undefined && !isHidden(s, part))
}

/** Lets later parts of the same effect find these objects (400.7j). */
export function noteMoved(context: Context, ids: readonly ObjectId[]): void {
  const before = boundRefs(context.bindings, "moved")
  bind(context, "moved", [...before, ...ids.filter((id) => id !== NONE)])
}

/** Whether this effect can find the new object. */
function mayFollow(s: State, became: ObjectId, context: Context): boolean {
  if (context.stack === NONE) return true
  return (
    boundRefs(context.bindings, "became").includes(became) ||
    boundRefs(context.bindings, "moved").includes(became) ||
    movedBefore(s, became, context.stack)
  )
}

/** 400.7k: a discarded card that its madness ability has put into a public zone since. */
function isAfterMadness(s: State, became: ObjectId): boolean {
  const isIt = (e: GameEvent) => e.kind === "moves" && e.object === became && e.cause === "madness"
  return s.events.some(isIt) || s.lastTurnEvents.some(isIt)
}

/** 400.7f: an ability that triggered when an enchanted permanent left finds its own Aura, put into the graveyard with it or soon after. */
function isAuraOfEvent(s: State, id: ObjectId, became: ObjectId, context: Context): boolean {
  const { object } = pastOf(s, id)!
  return (
    id === context.source &&
    objectNow(s, became).zone === "graveyard" &&
    characteristics(s, id).subtypes.includes("Aura") &&
    boundRefs(context.bindings, "it").includes(object.attachedTo)
  )
}

/**
 * Costs are paid before the ability is fully on the stack. But the objects of a delayed ability must still be where they were at its
 * creation (603.7c), and a triggered ability finds only what its event moved: anything else that left then, or before the ability was put
 * onto the stack, is another object (400.7).
 */
function movedBefore(s: State, id: ObjectId, stack: ObjectId): boolean {
  const { index = 0, kind } = s.objects[stack]?.stack ?? {}
  if (index < REFLEXIVE) return objectNow(s, id).timestamp < -index
  if (kind === "triggered" && index !== REFLEXIVE) return false
  const begins = (e: GameEvent) =>
    (e.kind === "activates" || e.kind === "cast" || e.kind === "triggers") && e.object === stack
  const ready = s.events.findIndex(begins)
  const moved = s.events.findIndex((e) => e.kind === "moves" && e.object === id)
  return moved >= 0 ? ready > moved : objectNow(s, id).timestamp < (s.objects[stack]?.timestamp ?? 0)
}

/** The index of a reflexive ability (603.12); lower indices are delayed abilities, by their time of creation. */
const REFLEXIVE = -1

function isHidden(s: State, id: ObjectId): boolean {
  const { zone } = objectNow(s, id)
  return zone === "hand" || zone === "library"
}
