import type { EventPattern } from "../../../language/event.ts"
import { singleEvents } from "../../../language/single-events.ts"
import type { GameEvent } from "../../../state/event.ts"
import type { ObjectId } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import type { Context } from "../../context.ts"
import { objectOf } from "../../query.ts"
import { matchesEvent } from "../match.ts"

/** The events of this combat phase so far. */
export function eventsOfCombat(s: State): readonly GameEvent[] {
  const begun = s.events.findLastIndex((e) => e.kind === "step" && e.detail === "beginningOfCombat")
  return begun < 0 ? [] : s.events.slice(begun)
}

/**
 * How many of these events match (default: of this turn), or their total amount. A creature that attacked in two combats counts once
 * (508.1a), and so does a step that began for a whole team (805.4).
 */
export function countEvents(
  s: State,
  pattern: EventPattern,
  context: Context,
  among: readonly GameEvent[] = s.events,
  sum?: string,
): number {
  let count = 0
  const attackers = new Set<ObjectId>()
  const steps = new Set<number>()
  const isOfAttacker = singleEvents(pattern).some(({ on }) => on === "attacks")
  for (const event of among) {
    if (!matchesEvent(s, pattern, event, context)) continue
    if (isOfAttacker && event.kind === "attacks") attackers.add(event.object)
    else if (event.kind === "step") steps.add(event.batch)
    else count += sum === undefined ? 1 : event.amount
  }
  return count + attackers.size + steps.size
}

/** Whether a permanent was tapped as this turn began; undefined if it was not on the battlefield then. */
export function tappedAtFirst(s: State, id: ObjectId): boolean | undefined {
  const object = objectOf(s, id)
  if (object?.zone !== "battlefield") return undefined
  if (s.events.some((e) => e.kind === "moves" && e.object === id)) return undefined
  const first = s.events.find((e) => (e.kind === "taps" || e.kind === "untaps") && e.object === id)
  return first === undefined ? object.tapped : first.kind === "untaps"
}

/** Whether such an event happened this turn with this object as its subject. */
export function happenedTo(s: State, pattern: EventPattern, id: ObjectId, context: Context): boolean {
  // 509.3c: with `by`, becoming blocked is about the blocker.
  const blocked = pattern.on === "becomesBlocked" && pattern.by !== undefined
  const dealt = isOfDealing(pattern)
  const isSubject = (event: GameEvent): boolean => {
    if (blocked) return event.other === id
    if (pattern.on === "activates") return event.source === id // 700.10: the permanent was activated
    return dealt ? event.source === id : event.object === id || event.was === id
  }
  return s.events.some((event) => isSubject(event) && matchesEvent(s, pattern, event, context))
}

/**
 * Of a source and a recipient, the subject is the one that may be anything: "that dealt damage to ~" (120.1) beside "dealt damage by ~"
 * (120.3). Without a recipient the damage is dealt to a player or to anything.
 */
function isOfDealing(pattern: EventPattern): boolean {
  if (pattern.on !== "damage" || pattern.source === undefined) return false
  return pattern.to === undefined || (pattern.source.is === "any" && pattern.to.is !== "any")
}
