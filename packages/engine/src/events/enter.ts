import type { StaticEffect } from "../language/static.ts"
import { quantity } from "../characteristics/amount.ts"
import { analyse } from "../characteristics/analysis.ts"
import { faceCharacteristics, faceOf } from "../characteristics/characteristics.ts"
import { evaluate } from "../characteristics/condition.ts"
import { type Context, contextOf } from "../characteristics/context.ts"
import { activeStatics } from "../characteristics/derived.ts"
import { fits } from "../characteristics/filter.ts"
import type { GameObject } from "../state/object.ts"
import type { State } from "../state/state.ts"
import { carryOut } from "./interpreter.ts"
import type { Entering, Proposal } from "./proposal.ts"

type Enters = Extract<StaticEffect, { static: "enters" }>

/**
 * Applies "enters …" and "as … enters" effects (614.1c, d), own ones and others'. Loyalty and defense counters (306.5b, 310.4b)
 * come first. Returns false when it cannot enter.
 */
export function prepareEntering(s: State, object: GameObject, p: Proposal): boolean {
  const e = p.entering!
  const face = faceOf(s.definitions[e.copyOf >= 0 ? e.copyOf : object.def], e.face)
  if (e.faceDown === null) {
    if (typeof face.loyalty === "number") addEntering(e, "loyalty", face.loyalty)
    if (face.loyalty === "X") addEntering(e, "loyalty", object.stack?.x ?? 0)
    if (face.defense !== undefined) addEntering(e, "defense", face.defense)
    const x = object.stack?.x ?? object.memory?.x ?? 0
    const own = contextOf(object.id, e.controller, x)
    for (const { ability } of analyse(faceCharacteristics(face).abilities).statics) {
      for (const effect of ability.effects) if (effect.static === "enters" && effect.what === "self") applyEnters(s, effect, e, own, ability.condition === undefined || evaluate(s, ability.condition, own))
    }
  }
  for (const { effect, context } of activeStatics(s, "enters")) {
    if (effect.what !== "self" && fits(s, effect.what, object.id, { ...context })) applyEnters(s, effect, e, { ...context, bindings: { ...context.bindings, it: [object.id] } }, true)
  }
  return true
}

function applyEnters(s: State, effect: Enters, e: Entering, context: Context, holds: boolean): void {
  if (!holds || (effect.condition !== undefined && !evaluate(s, effect.condition, context))) return
  if (effect.tapped) e.tapped = true
  if (effect.untapped) e.tapped = false
  for (const { kind, count } of effect.counters ?? []) addEntering(e, kind, quantity(s, count, context))
  if (effect.as !== undefined) carryOut(s, effect.as, context)
}

function addEntering(e: Entering, kind: string, count: number): void {
  if (count > 0) e.counters = { ...e.counters, [kind]: (e.counters[kind] ?? 0) + count }
}
