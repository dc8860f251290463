import type { ContinuousEffect } from "../state/effect.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit, invalidate, setEffects } from "../state/writing/edit.ts"
import { record, simultaneously } from "./record.ts"
import { cant } from "./replacing/cant.ts"

/** How a permanent is phased out: directly, with its host (702.26g), or until some event (610.4). */
export const DIRECTLY = 1
export const INDIRECTLY = 2
export const HELD = 3

/** Phases permanents in, together with those that phased out indirectly with them (702.26c, g). */
export function phaseIn(s: State, ids: readonly ObjectId[], rule = "702.26c"): void {
  simultaneously(s, () => {
    const direct = ids.filter((id) => isOutItself(s, id) && !cant(s, { kind: "phasesIn", rule, object: id }))
    const all = withAttachments(s, direct).filter(
      (id) => direct.includes(id) || objectNow(s, id).phasedOut === INDIRECTLY,
    )
    for (const id of all) edit(s, id).phasedOut = 0
    forgetHeld(s, all)
    invalidate(s)
    for (const id of all) record(s, { kind: "phasesIn", rule, object: id })
  })
}

function isOutItself(s: State, id: ObjectId): boolean {
  const how = s.objects[id]?.phasedOut
  return how === DIRECTLY || how === HELD
}

/** These permanents and everything attached to them. */
export function withAttachments(s: State, ids: readonly ObjectId[]): ObjectId[] {
  const all = [...ids]
  for (const id of all) {
    for (const other of s.battlefield)
      if (objectNow(s, other).attachedTo === id && !all.includes(other)) all.push(other)
  }
  return all
}

/** The permanents that the effect keeps phased out until its source leaves (610.4). */
export function heldBy({ bindings }: ContinuousEffect): readonly ObjectId[] {
  const ids = bindings.phasedUntil
  return typeof ids === "object" ? ids : []
}

/** 610.4a: once a permanent phases in, the effect that phased it out no longer tracks it. */
function forgetHeld(s: State, ids: readonly ObjectId[]): void {
  if (!s.effects.some((e) => heldBy(e).some((id) => ids.includes(id)))) return
  setEffects(
    s,
    s.effects.map((e) => ({
      ...e,
      bindings: {
        ...e.bindings,
        ...(heldBy(e).length > 0 && { phasedUntil: heldBy(e).filter((id) => !ids.includes(id)) }),
      },
    })),
  )
}
