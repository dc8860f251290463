import { apnapOrder, controllerOf, objectOf } from "../../characteristics/query.ts"
import { isPlayerRef, NONE, type PlayerId, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import type { PendingEvent } from "./pending-event.ts"

/** 616.1: the affected player, or the affected object's controller (or owner). */
export function affected(s: State, p: PendingEvent): PlayerId {
  if (p.entering !== null) return p.entering.controller
  if ((p.kind === "damage" || p.kind === "counters") && p.other !== NONE)
    return isPlayerRef(p.other) ? refPlayer(p.other) : controllerOf(s, p.other)
  if (p.kind === "moves") return controllerOf(s, p.was)
  if (p.player >= 0) return p.player
  return objectOf(s, p.object) === undefined ? s.turn.active : controllerOf(s, p.object)
}

/** Simultaneous events in APNAP order of the affected players, for choices in turn order (101.4). */
export function inApnapOrder(s: State, pending: readonly PendingEvent[]): readonly PendingEvent[] {
  if (pending.length < 2) return pending
  const order = apnapOrder(s)
  return pending.toSorted((a, b) => order.indexOf(affected(s, a)) - order.indexOf(affected(s, b)))
}
