import type { Context } from "../../characteristics/context.ts"
import { matchesEvent } from "../../characteristics/queries/match.ts"
import { reachesRef } from "../../characteristics/queries/range.ts"
import { controllerOf } from "../../characteristics/query.ts"
import type { EventPattern } from "../../language/event.ts"
import { isPlayerRef, NONE, type Ref, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { recordReplaced } from "../replacing/afterwards.ts"
import { noteShared } from "../replacing/considered.ts"
import type { PendingEvent } from "../replacing/pending-event.ts"
import { canBeDamaged } from "./can-be-damaged.ts"
import { shareOf, spend, usesLeft } from "./shields.ts"

/**
 * 614.9: redirects all or the next N damage, or with `times` all of one event. Nothing happens if the new recipient can't be dealt damage.
 * Returns whether damage was redirected.
 */
export function redirect(
  s: State,
  p: PendingEvent,
  to: Ref,
  times: boolean,
  event: EventPattern,
  from: number,
  key: string,
  context: Context,
): boolean {
  if (to === NONE || to === p.other || !canBeDamaged(s, to)) return false
  const by = context.source
  const left = usesLeft(s, from)
  const applies = (q: PendingEvent) => isOpen(s, q, to, event, key, context)
  const isWhole = times || !Number.isFinite(left)
  const count = isWhole
    ? p.amount
    : Math.min(p.amount, left, shareOf(s, p, { key, left, applies, purpose: "redirect", by }))
  if (count <= 0) return false
  spend(s, from, times ? 1 : count)
  recordReplaced(s, p, by, "614.9")
  aim(s, p, to, count)
  return true
}

/** "The next time": the other damage of that moment that it would be dealt instead of goes to the new recipient as well. */
export function redirectRest(
  s: State,
  p: PendingEvent,
  to: Ref,
  event: EventPattern,
  key: string,
  context: Context,
): void {
  for (const q of p.together) {
    if (q === p || !isOpen(s, q, to, event, key, context)) continue
    q.applied = [...q.applied, key]
    noteShared(q, context.source, "614.9")
    recordReplaced(s, q, context.source, "614.9")
    aim(s, q, to, q.amount)
  }
}

/** Whether other damage of that moment could be redirected by the same effect. */
function isOpen(
  s: State,
  q: PendingEvent,
  to: Ref,
  event: EventPattern,
  key: string,
  context: Context,
): boolean {
  return q.amount > 0 && q.other !== to && !q.applied.includes(key) && matchesEvent(s, event, q, context)
}

/** Aims that much of the damage at another recipient, as a part of its own if it isn't all. */
function aim(s: State, p: PendingEvent, to: Ref, count: number): void {
  // 801.13a: the new recipient is out of range of the source's controller, so this part isn't dealt.
  if (!p.combat && !reachesRef(s, controllerOf(s, p.source), to)) {
    p.amount -= count
    return
  }
  if (count === p.amount) return turn(p, to)
  const settled = p.settled && { ...p.settled }
  const part = { ...p, amount: count, shares: {}, after: [], parts: [], settled }
  turn(part, to)
  p.amount -= count
  p.parts = [...p.parts, part]
}

function turn(p: PendingEvent, to: Ref): void {
  p.other = to
  p.object = isPlayerRef(to) ? NONE : to
  p.player = isPlayerRef(to) ? refPlayer(to) : -1
}
