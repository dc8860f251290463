import type { ContinuousEffect } from "../../state/effect.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { setEffects } from "../../state/writing/edit.ts"
import { heldBy, phaseIn } from "../phase-in.ts"
import { moveAll } from "./move.ts"
import type { MoveParts } from "./move-request.ts"

/** Whether the source of an "until … leaves" effect has left the battlefield (610.3). */
export function someoneWaits(s: State): boolean {
  return s.effects.some((e) => isOver(s, e))
}

/** Returns simultaneously what was exiled or phased out until a source left, if it has left (610.3, 610.3c, d, 610.4). */
export function returnExiled(s: State): void {
  const over = s.effects.filter((e) => isOver(s, e))
  setEffects(
    s,
    s.effects.filter((e) => !over.includes(e)),
  )
  moveAll(
    s,
    over.flatMap((e) =>
      exiledBy(e)
        .filter((id) => s.objects[id]?.zone === "exile")
        .map((id) => back(s, e, id)),
    ),
  )
  const held = over.flatMap(heldBy)
  if (held.length > 0) phaseIn(s, held, "610.4") // 610.4d: simultaneously
}

function exiledBy(effect: ContinuousEffect): readonly ObjectId[] {
  const ids = effect.bindings.exiledUntil
  return typeof ids === "object" ? ids : []
}

function isOver(s: State, effect: ContinuousEffect): boolean {
  return (
    exiledBy(effect).length + heldBy(effect).length > 0 && s.objects[effect.source]?.zone !== "battlefield"
  )
}

/** 610.3: returns to the previous zone. */
function back(s: State, effect: ContinuousEffect, id: ObjectId): MoveParts {
  const before = s.past.find((past) => past.became === id)?.object.zone
  return {
    id,
    to: before === undefined || before === "stack" ? "battlefield" : before,
    rule: "610.3",
    cause: "effect",
    by: effect.controller,
    source: effect.source,
  }
}
