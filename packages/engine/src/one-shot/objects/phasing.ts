import type { Context } from "../../characteristics/context.ts"
import { defenderOf } from "../../characteristics/queries/selector.ts"
import { resolvePermanents, resolveSelector } from "../../choosing/selecting.ts"
import { beginEffect } from "../../continuous/continuous.ts"
import { noticeControl } from "../../continuous/control.ts"
import { canBeginUntil } from "../../continuous/until.ts"
import { leaveCombat, stopBeingAttacked } from "../../events/damage/combat-role.ts"
import type { Executors } from "../../events/executor.ts"
import { DIRECTLY, HELD, INDIRECTLY, phaseIn, withAttachments } from "../../events/phase-in.ts"
import { record, simultaneously } from "../../events/record.ts"
import { isForbidden } from "../../events/replacing/cant.ts"
import type { ObjectEffect } from "../../language/effects/object-effect.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate, setEffects } from "../../state/writing/edit.ts"

type Phase = Extract<ObjectEffect, { do: "phaseOut" | "phaseIn" }>

export const phasing: Executors<Phase> = {
  phaseOut: (s, e, context) => {
    const ids = resolvePermanents(s, e.what, context)
    if (e.until === undefined) phaseOut(s, ids)
    else if (canBeginUntil(s, e, context)) phaseOutUntil(s, ids, context)
  },
  phaseIn: (s, e, context) => phaseIn(s, resolveSelector(s, e.what, context)),
}

/** 610.4: until the source leaves the battlefield; the stored effect then phases them in. */
function phaseOutUntil(s: State, ids: readonly ObjectId[], context: Context): void {
  phaseOut(s, ids, "610.4", HELD)
  const phasedUntil = ids.filter((id) => s.objects[id]?.phasedOut === HELD)
  if (phasedUntil.length > 0)
    beginEffect(s, { ...context, bindings: { phasedUntil } }, { duration: "whileSourceOnBattlefield" })
}

/** Phases permanents out, along with everything attached to them (702.26b, g, h). */
export function phaseOut(s: State, ids: readonly ObjectId[], rule = "702.26b", how = DIRECTLY): void {
  noticeControl(s)
  simultaneously(s, () => {
    const direct = ids.filter(
      (id) => s.objects[id]?.phasedOut === 0 && !isForbidden(s, { kind: "phasesOut", rule, object: id }),
    )
    const all = withAttachments(s, direct)
    for (const id of all) {
      const indirect = all.includes(objectNow(s, id).attachedTo)
      leaveCombat(s, id)
      stopBeingAttacked(s, id, defenderOf(s, id))
      record(s, { kind: "phasesOut", rule, object: id })
      edit(s, id).phasedOut = indirect ? INDIRECTLY : how
    }
    if (s.ruleset.knobs.phasingModel === "zone") for (const id of all) forgetLimited(s, id)
    invalidate(s)
  })
}

/** In the old phased-out zone, a permanent lost its damage and temporary effects (217.8@2003-07). */
function forgetLimited(s: State, id: ObjectId): void {
  Object.assign(edit(s, id), { damage: 0, deathtouched: false })
  setEffects(
    s,
    s.effects.map((e) =>
      e.objects.includes(id) ? { ...e, objects: e.objects.filter((other) => other !== id) } : e,
    ),
  )
}
