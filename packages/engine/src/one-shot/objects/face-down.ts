import { type Context, contextOf } from "../../characteristics/context.ts"
import { canTurn } from "../../characteristics/double-faced.ts"
import { analyse } from "../../characteristics/layers/analysis.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { characteristics, controllerOf } from "../../characteristics/query.ts"
import { noteMoved } from "../../choosing/find.ts"
import { execute } from "../../events/interpreter-port.ts"
import { moveAll } from "../../events/moving/move.ts"
import { record, simultaneously } from "../../events/record.ts"
import { isForbidden } from "../../events/replacing/cant.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { Filter } from "../../language/filter.ts"
import { map } from "../../language/visit.ts"
import type { GameObject, Memory } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, invalidate, newTimestamp } from "../../state/writing/edit.ts"

/** Manifests or cloaks a card (701.40a, 701.58a): it enters face down under your control. */
export function putFaceDown(s: State, id: ObjectId, how: "manifest" | "cloak", context: Context): ObjectId[] {
  const rule = how === "cloak" ? "701.58a" : "701.40a"
  const entering = { controller: context.you, faceDown: how, face: 0 }
  const moved = moveAll(s, [
    { id, to: "battlefield", rule, cause: "effect", by: context.you, source: context.source, entering },
  ]).filter((now) => now !== NONE)
  noteMoved(context, moved)
  return moved
}

/** Turns a permanent face down (708.2a). Returns whether it did. */
export function turnFaceDown(s: State, id: ObjectId, rule = "708.2a"): boolean {
  const object = objectNow(s, id)
  if (object.faceDown || hasTwoFaces(s, object)) return false // 708.2b
  Object.assign(edit(s, id), { faceDown: true, timestamp: newTimestamp(s) }) // 613.7f
  invalidate(s)
  record(s, { kind: "turnedFaceDown", rule, object: id })
  return true
}

/** 712.16, 730.2j: melded and double-faced permanents, and merged ones with a double-faced component, can't be turned face down. */
function hasTwoFaces(s: State, { def, memory }: GameObject): boolean {
  const isMelded = memory?.components !== undefined && s.definitions[def].layout === "meld"
  return isMelded || [def, ...partsOf(memory)].some((one) => canTurn(s, one))
}

/** 701.40g, 730.2g: an instant or sorcery card, alone or as a component of a merged permanent. */
function containsSpellCard(s: State, { def, face, memory }: GameObject): boolean {
  const all = [s.definitions[def].faces[face], ...partsOf(memory).map((one) => s.definitions[one].faces[0])]
  return all.some(({ types }) => types.includes("instant") || types.includes("sorcery"))
}

/** The definitions of its components, except the card or token that it is itself. */
function partsOf(memory: Memory | null): readonly number[] {
  return (memory?.components ?? []).map(({ def }) => def)
}

/** Turns a permanent face up (708.8), with the X paid (107.3d), unless it's an instant or sorcery card (701.40g). Returns success. */
export function turnFaceUp(s: State, id: ObjectId, rule = "708.8", x = 0): boolean {
  const object = objectNow(s, id)
  if (!object.faceDown || isForbidden(s, { kind: "turnedFaceUp", rule, object: id })) return false
  if (containsSpellCard(s, object)) {
    record(s, { kind: "revealed", rule: "701.40g", object: id })
    return false
  }
  const own = edit(s, id)
  own.faceDown = false
  own.timestamp = newTimestamp(s)
  own.memory = withoutFaceDown(own.memory)
  invalidate(s)
  simultaneously(s, () => {
    applyOwn(s, id, "asTurnedFaceUp", x)
    record(s, { kind: "turnedFaceUp", rule, object: id, amount: x })
  })
  return true
}

/** Applies its own "as … is turned face up" (614.1e, 708.8) or "as … transforms" effects (712.20). */
export function applyOwn(s: State, id: ObjectId, kind: "asTurnedFaceUp" | "asTransforms", x = 0): void {
  const context = contextOf(id, controllerOf(s, id), x)
  for (const { ability } of analyse(characteristics(s, id).abilities).statics) {
    if (ability.condition !== undefined && !evaluate(s, ability.condition, context)) continue
    for (const effect of ability.effects)
      if (effect.static === kind) execute(s, map(effect.as, { do: toLegalHost }), context)
  }
}

/** 303.4k: only what the Aura, face up, can enchant is chosen. */
function toLegalHost(effect: Effect): Effect {
  if (effect.do !== "attach" || effect.to.sel !== "choose") return effect
  const host: Filter = { is: "canHost", attachment: effect.what }
  return { ...effect, to: { ...effect.to, filter: { is: "and", of: [effect.to.filter, host] } } }
}

function withoutFaceDown(memory: Memory | null): Memory | null {
  if (memory === null) return null
  const { faceDownAs: _, ...rest } = memory
  return Object.values(rest).some((value) => value !== undefined) ? rest : null
}
