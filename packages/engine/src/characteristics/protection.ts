import type { ObjectId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { contextOf } from "./context.ts"
import { fits } from "./filter.ts"
import { areOpponents, controllerOf, keywords } from "./query.ts"

/** Whether the object has protection from this source (702.16). The source may have left. */
export function isProtectedFrom(s: State, id: ObjectId, source: ObjectId): boolean {
  const abilities = keywords(s, id, "protection")
  if (abilities.length === 0) return false
  const context = contextOf(id, controllerOf(s, id))
  return abilities.some((a) => {
    if (a.player !== undefined) {
      const by = controllerOf(s, source)
      return a.player === "any" || areOpponents(s, by, context.you)
    }
    return a.filter !== undefined && fits(s, a.filter, source, context)
  })
}
