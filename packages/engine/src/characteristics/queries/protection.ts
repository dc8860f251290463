import type { Ability } from "../../language/ability.ts"
import { isKeyword, type KeywordAbility } from "../../language/keyword-ability.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { type Context, contextOf } from "../context.ts"
import { activeStatics } from "../layers/derived.ts"
import { areOpponents, characteristics, controllerOf, keywords, objectOf } from "../query.ts"
import { matchesFilter } from "./filter.ts"
import { players } from "./selector.ts"

/** Whether the object has protection from this source (702.16). The source may have left. */
export function isProtectedFrom(s: State, id: ObjectId, source: ObjectId): boolean {
  const abilities = keywords(s, id, "protection")
  if (abilities.length === 0) return false
  const context = contextOf(id, controllerOf(s, id))
  return abilities.some((a) => {
    if (a.player !== undefined) {
      const by = controllerOf(s, source)
      return a.player === "any" || areOpponents(s, by, a.whose ?? context.you)
    }
    return a.filter !== undefined && matchesFilter(s, a.filter, source, context)
  })
}

/**
 * Whether the object's protection removes this attachment (702.16c, d). An Aura isn't removed by the protection that it grants itself, but
 * is by another of its kind (702.16n).
 */
export function isBarredFrom(s: State, id: ObjectId, attachment: ObjectId): boolean {
  if (!isProtectedFrom(s, id, attachment)) return false
  const context = contextOf(id, controllerOf(s, id))
  const isAttached = objectOf(s, attachment)?.attachedTo === id
  const against = keywords(s, id, "protection").filter(
    (a) =>
      (a.filter === undefined || matchesFilter(s, a.filter, attachment, context)) &&
      !(isAttached && sparesAttached(s, a, attachment, context)),
  )
  if (against.length === 0) return false
  if (!characteristics(s, attachment).subtypes.includes("Aura")) return true
  const gives = givesSparing(characteristics(s, attachment).abilities)
  const sparedBy = isAttached
    ? against.filter((a) => a.sparing === "auras" || (a.sparing === "self" && gives))
    : []
  return sparedBy.length < against.length || sparedBy.filter((a) => a.sparing === "self").length > 1
}

/** 702.16p */
function sparesAttached(
  s: State,
  { sparing }: KeywordAbility<"protection">,
  attachment: ObjectId,
  context: Context,
): boolean {
  return typeof sparing === "object" && matchesFilter(s, sparing.attached, attachment, context)
}

function givesSparing(abilities: readonly Ability[]): boolean {
  return abilities.some(
    (a) =>
      a.ability === "static" &&
      a.effects.some(
        (effect) =>
          effect.static === "modify" &&
          effect.changes.some(
            (change) =>
              change.change === "addAbilities" &&
              change.abilities.some((given) => isKeyword(given, "protection") && given.sparing === "self"),
          ),
      ),
  )
}

/** Whether an effect gives the player protection from this source (702.16j). */
export function isPlayerProtectedFrom(s: State, player: PlayerId, source: ObjectId): boolean {
  return activeStatics(s, "playerHas").some(({ effect, context }) => {
    if (effect.keyword !== "protection" || !players(s, effect.who, context).includes(player)) return false
    return effect.filter === undefined || matchesFilter(s, effect.filter, source, context)
  })
}
