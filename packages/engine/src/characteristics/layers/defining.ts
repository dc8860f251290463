import type { Change } from "../../language/statics/change.ts"
import type { GameObject } from "../../state/object.ts"
import type { State } from "../../state/state.ts"
import { type Context, contextOf } from "../context.ts"
import { evaluate } from "../queries/condition.ts"
import { analyse } from "./analysis.ts"
import { applyChange } from "./changes.ts"
import { layered } from "./changing/layered.ts"
import type { Characteristics } from "./characteristics.ts"
import { derived } from "./derived.ts"
import { LAYER_OF, LAYERS } from "./layer-of.ts"

/**
 * 604.3: characteristic-defining abilities function in libraries and outside the game too. The layers skip these cards, which are many and
 * rarely looked at: their values are computed on demand.
 */
export function asDefined(s: State, object: GameObject, base: Characteristics): Characteristics {
  const { statics } = analyse(base.abilities)
  if (!statics.some(({ ability }) => ability.defining)) return base
  const context = contextOf(object.id, object.owner)
  const changes = statics.flatMap(({ ability }) =>
    ability.defining && (ability.condition === undefined || evaluate(s, ability.condition, context))
      ? ability.effects.flatMap((effect) => (effect.static === "modify" ? effect.changes : []))
      : [],
  )
  return changes.length === 0 ? base : changed(s, object, changes, context)
}

/** While the changes apply, the card is as changed so far, also for what they measure. */
function changed(
  s: State,
  { id }: GameObject,
  changes: readonly Change[],
  context: Context,
): Characteristics {
  const d = derived(s)
  const work = layered(s, d)
  for (const change of changes.toSorted((a, b) => order(a) - order(b))) applyChange(work, id, change, context)
  const result = d.changed.get(id)!
  d.changed.delete(id)
  return result
}

function order({ change }: Change): number {
  return LAYERS.indexOf(LAYER_OF[change])
}
