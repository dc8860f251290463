import { defenderOf } from "../../characteristics/queries/selector.ts"
import { resolvePermanents, resolveSelector } from "../../choosing/selecting.ts"
import { noticeControl } from "../../continuous/control.ts"
import { leaveCombat, stopBeingAttacked } from "../../events/damage/combat-role.ts"
import type { Executors } from "../../events/executor.ts"
import { record, simultaneously } from "../../events/record.ts"
import { cant } from "../../events/replacing/cant.ts"
import type { ObjectEffect } from "../../language/effects/object-effect.ts"
import { edit, invalidate, setEffects } from "../../state/edit.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

type Phase = Extract<ObjectEffect, { do: "phaseOut" | "phaseIn" }>

export const phasing: Executors<Phase> = {
  phaseOut: (s, e, context) => phaseOut(s, resolvePermanents(s, e.what, context)),
  phaseIn: (s, e, context) => phaseIn(s, resolveSelector(s, e.what, context)),
}

const DIRECTLY = 1
const INDIRECTLY = 2

/** Phases permanents out, and with them what is attached to them (702.26b, g, h). */
export function phaseOut(s: State, ids: readonly ObjectId[], rule = "702.26b"): void {
  noticeControl(s)
  simultaneously(s, () => {
    const direct = ids.filter(
      (id) => s.objects[id]?.phasedOut === 0 && !cant(s, { kind: "phasesOut", rule, object: id }),
    )
    const all = withAttachments(s, direct)
    for (const id of all) {
      const indirect = all.includes(objectNow(s, id).attachedTo)
      leaveCombat(s, id)
      stopBeingAttacked(s, id, defenderOf(s, id))
      record(s, { kind: "phasesOut", rule, object: id })
      edit(s, id).phasedOut = indirect ? INDIRECTLY : DIRECTLY
    }
    if (s.ruleset.knobs.phasingModel === "zone") for (const id of all) forgetLimited(s, id)
    invalidate(s)
  })
}

/** In a zone of its own a permanent lost its damage and what was to last for a while (217.8@2003-07). */
function forgetLimited(s: State, id: ObjectId): void {
  Object.assign(edit(s, id), { damage: 0, deathtouched: false })
  setEffects(
    s,
    s.effects.map((e) =>
      e.objects.includes(id) ? { ...e, objects: e.objects.filter((other) => other !== id) } : e,
    ),
  )
}

/** Phases permanents in, and with them what phased out with them (702.26c, g). */
export function phaseIn(s: State, ids: readonly ObjectId[], rule = "702.26c"): void {
  simultaneously(s, () => {
    const direct = ids.filter(
      (id) => s.objects[id]?.phasedOut === DIRECTLY && !cant(s, { kind: "phasesIn", rule, object: id }),
    )
    const all = withAttachments(s, direct).filter(
      (id) => direct.includes(id) || objectNow(s, id).phasedOut === INDIRECTLY,
    )
    for (const id of all) edit(s, id).phasedOut = 0
    invalidate(s)
    for (const id of all) record(s, { kind: "phasesIn", rule, object: id })
  })
}

function withAttachments(s: State, ids: readonly ObjectId[]): ObjectId[] {
  const all = [...ids]
  for (const id of all) {
    for (const other of s.battlefield)
      if (objectNow(s, other).attachedTo === id && !all.includes(other)) all.push(other)
  }
  return all
}
