import { contextOf } from "../../characteristics/context.ts"
import { definitionsContain } from "../../characteristics/definitions-contain.ts"
import { analyse } from "../../characteristics/layers/analysis.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { characteristics, objectOf } from "../../characteristics/query.ts"
import type { Filter } from "../../language/filter.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { STAND_IN } from "../terms.ts"
import type { Payment } from "../types.ts"
import { type Available, availableFrom } from "./available.ts"

/** The mana that may be spent on this spell: usually all, unless its text restricts it. Substitutes for mana are not restricted. */
export function spendable(s: State, a: Available, payment: Payment): Available {
  if (payment.kind !== "spell" || !definitionsContain(s, "spendOnly")) return a
  const rules = rulesOf(s, payment.object)
  if (rules.length === 0) return a
  const context = contextOf(payment.object, a.player)
  const may = (id: ObjectId): boolean =>
    rules.every(
      (from) => from !== undefined && objectOf(s, id) !== undefined && matchesFilter(s, from, id, context),
    )
  return availableFrom(
    a.player,
    a.pool.filter((mana) => mana.restriction === STAND_IN || may(mana.source ?? 0)),
    a.sources.filter((source) => source.ways[0].how !== "ability" || may(source.id)),
  )
}

function rulesOf(s: State, id: ObjectId): readonly (Filter | undefined)[] {
  if (objectOf(s, id) === undefined) return []
  return analyse(characteristics(s, id).abilities).statics.flatMap(({ ability }) =>
    ability.effects.flatMap((effect) => (effect.static === "spendOnly" ? [effect.from] : [])),
  )
}
