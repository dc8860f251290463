import { contextOf } from "../characteristics/context.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { controllerOf } from "../characteristics/query.ts"
import type { Designation } from "../language/filter.ts"
import type { ContinuousEffect } from "../state/effect.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, setEffects } from "../state/writing/edit.ts"
import { changesControl, watchingControl } from "./control.ts"
import { undesignate } from "./designating.ts"

/** Ends these continuous effects and their consequences. Returns whether there were any. */
export function endEffects(s: State, ends: (effect: ContinuousEffect) => boolean): boolean {
  if (!s.effects.some(ends)) return false
  const over = s.effects.filter(ends)
  const end = () => {
    setEffects(
      s,
      s.effects.filter((e) => !over.includes(e)),
    )
  }
  if (over.some((e) => changesControl(e.changes))) watchingControl(s, end)
  else end()
  for (const e of over) loseDesignation(s, e)
  return true
}

function loseDesignation(s: State, { bindings, objects, controller }: ContinuousEffect): void {
  const as = bindings.designation as Designation | undefined
  if (as === undefined) return
  for (const id of objects) {
    const stillGiven = s.effects.some((e) => e.bindings.designation === as && e.objects.includes(id))
    if (!stillGiven) undesignate(s, id, as)
    else if (as === "goaded") forgive(s, id, controller)
  }
}

/** 701.15c: goading by other players continues. */
function forgive(s: State, id: ObjectId, player: PlayerId): void {
  const memory = s.objects[id]?.memory
  if (memory?.goadedBy === undefined) return
  edit(s, id).memory = { ...memory, goadedBy: memory.goadedBy.filter((by) => by !== player) }
}

/** 611.2b: ends "for as long as" effects whose condition is false; drops effects on objects that no longer exist. */
export function endConditional(s: State): boolean {
  return s.effects.length > 0 && endEffects(s, (e) => isOver(s, e))
}

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
