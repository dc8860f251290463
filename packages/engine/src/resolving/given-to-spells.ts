import { linkedToGiver } from "../characteristics/chosen-fixed.ts"
import { analyse } from "../characteristics/layers/analysis.ts"
import { derived } from "../characteristics/layers/derived.ts"
import { givenBy } from "../characteristics/layers/given.ts"
import { characteristics } from "../characteristics/query.ts"
import type { Ability } from "../language/ability.ts"
import { FLAG_BIT } from "../language/keyword.ts"
import { expandKeyword } from "../language/keywords/index.ts"
import type { StaticEffect } from "../language/statics/static.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { editMemory, invalidate } from "../state/writing/edit.ts"

/**
 * 400.7b, 611.3d: an ability that a static ability gives to a permanent spell, and that functions on the battlefield, is kept by the
 * permanent which that spell becomes, whatever becomes of the static ability. That of the way in which it was cast is kept since then.
 */
export function keepGiven(s: State, spell: ObjectId): void {
  if (!derived(s).changesSpells) return
  const all = new Set(givers(s).flatMap(([giver, effects]) => given(s, giver, effects)))
  const way = s.objects[spell]?.memory?.way
  const kept = characteristics(s, spell).abilities.filter(
    (a) => all.has(a) && functionsOnBattlefield(a) && !(a.ability === "keyword" && a.keyword === way),
  )
  if (kept.length === 0) return
  const memory = editMemory(s, spell)
  memory.changes = [...(memory.changes ?? []), { change: "addAbilities", abilities: kept }]
  invalidate(s)
}

/** Static effects by the object that has them or, for the next spell of a kind, made them. */
function givers(s: State): [ObjectId, readonly StaticEffect[]][] {
  const effectsOf = (id: ObjectId) =>
    analyse(characteristics(s, id).abilities).statics.flatMap(({ ability }) => ability.effects)
  return [
    ...[...s.battlefield, ...s.command].map((id): [ObjectId, readonly StaticEffect[]] => [id, effectsOf(id)]),
    ...s.effects.map(({ source, statics }): [ObjectId, readonly StaticEffect[]] => [source, statics]),
  ]
}

function given(s: State, giver: ObjectId, effects: readonly StaticEffect[]): readonly Ability[] {
  return effects.flatMap((effect) =>
    effect.static !== "modify"
      ? []
      : effect.changes.flatMap((change) =>
          change.change === "addAbilities" ? linkedToGiver(s, givenBy(change.abilities, giver), giver) : [],
        ),
  )
}

function functionsOnBattlefield(ability: Ability): boolean {
  if (ability.ability !== "keyword") return analyse([ability]).zones.has("battlefield")
  if (ability.keyword === "flash") return false
  return ability.keyword in FLAG_BIT || analyse(expandKeyword(ability)).zones.has("battlefield")
}
