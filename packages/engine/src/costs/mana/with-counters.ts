import type { Context } from "../../characteristics/context.ts"
import { quantity } from "../../characteristics/queries/amount.ts"
import { cant } from "../../events/replacing/cant.ts"
import type { Effect } from "../../language/effects/effect.ts"
import { blankEvent } from "../../state/new-event.ts"
import type { State } from "../../state/state.ts"
import { copyState } from "../../state/writing/copy.ts"
import { edit, invalidate, newEpoch } from "../../state/writing/edit.ts"

/**
 * The game after a mana ability puts counters on its own source: "put a charge counter on this, then add that much mana". Ignores
 * effects that would put more counters, since these only add more mana.
 */
export function withCounters(s: State, effect: Effect, context: Context): State {
  if (effect.do !== "addCounters" || effect.on.sel !== "self") return s
  const { source } = context
  const event = { ...blankEvent("counters", "122.6"), object: source, other: source, player: context.you }
  if (s.objects[source] === undefined || cant(s, { ...event, detail: effect.kind })) return s
  const then = copyState(s)
  then.epoch = newEpoch()
  const object = edit(then, source)
  const before = object.counters?.[effect.kind] ?? 0
  object.counters = { ...object.counters, [effect.kind]: before + quantity(s, effect.count, context) }
  invalidate(then)
  return then
}
