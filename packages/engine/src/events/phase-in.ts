import { edit, invalidate, setEffects } from "../state/edit.ts"
import type { ContinuousEffect } from "../state/effect.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { record, simultaneously } from "./record.ts"
import { cant } from "./replacing/cant.ts"

/** How a permanent is phased out: by itself, with what it is attached to (702.26g), or until some event (610.4). */
export const DIRECTLY = 1
export const INDIRECTLY = 2
export const HELD = 3

/** Phases permanents in, and with them what phased out with them (702.26c, g). */
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

/** These permanents and what is attached to them. */
export function withAttachments(s: State, ids: readonly ObjectId[]): ObjectId[] {
  const all = [...ids]
  for (const id of all) {
    for (const other of s.battlefield)
      if (objectNow(s, other).attachedTo === id && !all.includes(other)) all.push(other)
  }
  return all
}

/** What the effect holds phased out until its source has left (610.4). */
export function heldBy({ bindings }: ContinuousEffect): readonly ObjectId[] {
  const ids = bindings.phasedUntil
  return typeof ids === "object" ? ids : []
}

/** 610.4a: an effect that phased a permanent out has no more to do with it once it has phased in. */
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
