import type { Filter } from "../../../language/filter.ts"
import type { ObjectKind } from "../../../state/object.ts"
import type { ObjectId } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import type { Context } from "../../context.ts"
import { controllerOf, objectOf } from "../../query.ts"
import { matchesFilter } from "../filter.ts"
import { players } from "../selector.ts"

export type NthCast = Extract<Filter, { is: "nthCast" }>

/** These players' casts of such spells so far this turn, in order. */
function castsOf(s: State, f: NthCast, context: Context): readonly ObjectId[] {
  const by = f.by && players(s, f.by, context)
  return s.events
    .filter(
      (e) =>
        e.kind === "cast" &&
        (by === undefined || by.includes(e.player)) &&
        (f.of === undefined ||
          (matchesFilter(s, f.of, e.object, context) && !isSource(s, e.object, f.of, context))),
    )
    .map((e) => e.object)
}

/** "Other than this creature" also excludes the spell that became it. */
function isSource(s: State, spell: ObjectId, of: Filter, context: Context): boolean {
  return (
    s.events.some((e) => e.kind === "moves" && e.was === spell && e.object === context.source) &&
    !matchesFilter(s, of, context.source, context)
  )
}

/** How many such spells have been cast this turn. */
export function castCount(s: State, f: NthCast, context: Context): number {
  return castsOf(s, f, context).length
}

/**
 * Whether it is, or was cast as, the nth such spell of the turn (601.2i). A card, or a copy of a card (707.12), not yet cast counts as
 * the next one, since a spell's costs and abilities are asked for before it has been cast. A copy of a spell isn't cast (707.10).
 */
export function isNthCast(s: State, f: NthCast, nth: number, id: ObjectId, context: Context): boolean {
  const spell = s.events.find((e) => e.kind === "moves" && e.object === id && e.from === "stack")?.was ?? id
  const casts = castsOf(s, f, context)
  const at = casts.indexOf(spell)
  if (at >= 0) return at + 1 === nth
  return casts.length + 1 === nth && canBeNext(s, f, id, context)
}

const CAST: ReadonlySet<ObjectKind> = new Set<ObjectKind>(["card", "copy"])

function canBeNext(s: State, f: NthCast, id: ObjectId, context: Context): boolean {
  const object = objectOf(s, id)
  if (object === undefined || !CAST.has(object.kind) || object.zone === "battlefield") return false
  if (s.events.some((e) => (e.kind === "cast" || e.kind === "copied") && e.object === id)) return false
  return (
    (f.by === undefined || players(s, f.by, context).includes(controllerOf(s, id))) &&
    (f.of === undefined || matchesFilter(s, f.of, id, context))
  )
}
