import type { ContinuousEffect } from "../../state/effect.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { setEffects } from "../../state/writing/edit.ts"

/** 400.7a: effects on a permanent spell continue to apply to the permanent it becomes. */
export function transferEffects(s: State, spell: ObjectId, permanent: ObjectId): void {
  const follow = (id: ObjectId) => (id === spell ? permanent : id)
  if (!s.effects.some((e) => e.objects.includes(spell) || isShieldFrom(e, spell))) return
  setEffects(
    s,
    s.effects.map((e) => ({
      ...e,
      objects: e.objects.map(follow),
      ...(isShieldFrom(e, spell) && { bindings: { ...e.bindings, sources: [permanent] } }),
    })),
  )
}

/** 400.7c: whether the effect applies only to damage from that spell. */
function isShieldFrom({ bindings: { sources } }: ContinuousEffect, spell: ObjectId): boolean {
  return Array.isArray(sources) && sources.length === 1 && sources[0] === spell
}
