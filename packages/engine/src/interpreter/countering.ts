import { bind, type Context, contextOf } from "../characteristics/context.ts"
import { analyse } from "../characteristics/layers/analysis.ts"
import { activeStatics } from "../characteristics/layers/derived.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { characteristics, controllerOf } from "../characteristics/query.ts"
import { noteMoved } from "../choosing/find.ts"
import { resolveObjects } from "../choosing/selecting.ts"
import { execute } from "../events/interpreter-port.ts"
import { cease } from "../events/moving/leave-game.ts"
import { move } from "../events/moving/move.ts"
import { recordEvent, simultaneously } from "../events/record.ts"
import { applyReplacements, eventOf, newPendingEvent } from "../events/replacing/apply-replacements.ts"
import type { StackEffect } from "../language/effects/stack-effect.ts"
import type { Zone } from "../language/vocabulary.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { paysInstead } from "./paying.ts"

type Counter = Extract<StackEffect, { do: "counter" }>

/** 701.6: counters spells and abilities, unless their controllers pay. */
export function counter(s: State, e: Counter, context: Context): void {
  const { unlessPays } = e
  const ids = resolveObjects(s, e.what, context).filter((id) => objectNow(s, id).zone === "stack")
  const doomed = ids.filter(
    (id) => unlessPays === undefined || !paysInstead(s, controllerOf(s, id), unlessPays, context),
  )
  bind(
    context,
    e.bind,
    simultaneously(s, () => doomed.filter((id) => counterObject(s, id, context, e))),
  )
  if (e.ifPaid !== undefined && doomed.length < ids.length) execute(s, e.ifPaid, context)
}

/** Counters a spell or ability (701.6a) if possible. Returns whether it was countered. */
export function counterObject(
  s: State,
  id: ObjectId,
  context: Context,
  o: Pick<Counter, "to" | "link"> = {},
): boolean {
  const object = s.objects[id]
  if (object === undefined || object.zone !== "stack" || cantBeCountered(s, id)) return false
  const p = newPendingEvent("countered", "701.6a")
  p.object = id
  p.player = context.you
  p.source = context.source
  if (!applyReplacements(s, p)) return false
  recordEvent(s, eventOf(p))
  if (object.stack?.kind === "spell") putAway(s, id, o.to ?? "graveyard", context, o)
  else cease(s, id, "701.6a")
  return true
}

function putAway(s: State, id: ObjectId, to: Zone, context: Context, { link }: Pick<Counter, "link">): void {
  const linked =
    link === undefined ? {} : { link: { source: context.source, key: link === true ? "" : link } }
  const became = move(s, {
    id,
    to,
    rule: "701.6a",
    cause: "counter",
    by: context.you,
    source: context.source,
    ...linked,
  })
  noteMoved(context, [became])
}

/** 113.6g: a spell's own "can't be countered" functions on the stack. */
export function cantBeCountered(s: State, id: ObjectId): boolean {
  const isAbility = s.objects[id]?.stack?.kind !== "spell"
  if (!isAbility && ownSays(s, id)) return true
  return activeStatics(s, "cantBeCountered").some(({ effect, context }) =>
    effect.self ? context.source === id : matchesFilter(s, effect.spells, id, context),
  )
}

function ownSays(s: State, id: ObjectId): boolean {
  const context = contextOf(id, controllerOf(s, id), objectNow(s, id).stack?.x ?? 0)
  return analyse(characteristics(s, id).abilities).statics.some(
    ({ ability }) =>
      ability.effects.some((e) => e.static === "cantBeCountered" && e.self) &&
      (ability.condition === undefined || evaluate(s, ability.condition, context)),
  )
}
