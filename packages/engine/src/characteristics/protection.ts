import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { contextOf } from "./context.ts"
import { activeStatics } from "./derived.ts"
import { fits } from "./filter.ts"
import { areOpponents, controllerOf, keywords } from "./query.ts"
import { players } from "./selector.ts"

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

/** Whether an effect gives the player protection from this source (702.16j). */
export function isPlayerProtectedFrom(s: State, player: PlayerId, source: ObjectId): boolean {
  return activeStatics(s, "playerHas").some(({ effect, context }) => {
    if (effect.keyword !== "protection" || !players(s, effect.who, context).includes(player)) return false
    return effect.filter === undefined || fits(s, effect.filter, source, context)
  })
}
