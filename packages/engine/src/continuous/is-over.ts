import { contextOf } from "../characteristics/context.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { controllerOf } from "../characteristics/query.ts"
import type { ContinuousEffect } from "../state/effect.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** Whether its duration has ended, or the objects it affects are gone. */
export function isOver(s: State, e: ContinuousEffect): boolean {
  if (e.bindings.exiledUntil !== undefined || e.bindings.phasedUntil !== undefined) return false // 610.3, 610.4: it ends by returning them
  if (e.objects.length > 0 && e.objects.every((id) => s.objects[id] === undefined)) return true
  if (e.duration === "whileControlled") return !e.objects.some((id) => isControlled(s, id, e.controller))
  return typeof e.duration === "object" && "while" in e.duration
    ? !evaluate(s, e.duration.while, {
        ...contextOf(e.source, e.controller, e.x, e.bindings),
        targets: e.targets,
      })
    : sourceFails(s, e)
}

function isControlled(s: State, id: ObjectId, player: PlayerId): boolean {
  return s.objects[id] !== undefined && controllerOf(s, id) === player
}

function sourceFails(s: State, e: ContinuousEffect): boolean {
  const source = s.objects[e.source]
  const there = source !== undefined && source.zone === "battlefield" && source.phasedOut === 0 // 702.26f
  switch (e.duration) {
    case "whileSourceOnBattlefield":
      return !there
    case "whileControlSource":
      return !there || controllerOf(s, e.source) !== e.controller
    case "whileSourceTapped":
      return !there || !source.tapped
    default:
      return false
  }
}
