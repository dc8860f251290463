import type { PlayerSelector } from "../../language/selector.ts"
import type { GameEvent } from "../../state/event.ts"
import { NONE, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { stackHere } from "../../state/turn-markers.ts"
import type { Context } from "../context.ts"
import { controllerOf } from "../query.ts"
import { who } from "./event-parts.ts"

/**
 * Who controls the spell or ability that causes an event, or -1. While an ability resolves, that is who activated it or
 * controlled its source as it triggered, no matter who controls the source now (113.8).
 */
export function causerOf(s: State, { source }: GameEvent): PlayerId | -1 {
  if (source === NONE) return -1
  const top = stackHere(s).at(-1)
  if (top !== undefined && s.objects[top]?.stack?.source === source) return controllerOf(s, top)
  return controllerOf(s, source)
}

/** Whether the selector includes who causes the event; true without a selector. */
export function causedBy(
  s: State,
  selector: PlayerSelector | undefined,
  event: GameEvent,
  context: Context,
): boolean {
  return selector === undefined || who(s, selector, causerOf(s, event), context)
}
