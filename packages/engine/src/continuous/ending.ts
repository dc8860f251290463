import type { Designation } from "../language/filter.ts"
import type { ContinuousEffect } from "../state/effect.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, setEffects } from "../state/writing/edit.ts"
import { changesControl, watchingControl } from "./control.ts"
import { undesignate } from "./designating.ts"
import { isOver } from "./is-over.ts"

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
