import { contextOf } from "../../characteristics/context.ts"
import type { Indexed } from "../../characteristics/layers/analysis.ts"
import { activeStatics } from "../../characteristics/layers/derived.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { players, select } from "../../characteristics/queries/selector.ts"
import { controllerOf, hasFlag, isCreature } from "../../characteristics/query.ts"
import type { ActivatedAbility } from "../../language/ability.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/**
 * When mana abilities are activated: for a payment without priority; with priority, at the time of a sorcery or not; or `offered`: its time
 * was looked at when the ability was offered.
 */
export type Occasion = "payment" | "instant" | "sorcery" | "offered"

/** 602.5d, 602.5e: "only as an instant" needs priority, so such an ability can't pay for what is being cast or activated. */
function isInTime({ timing }: ActivatedAbility, occasion: Occasion): boolean {
  return timing === undefined || occasion === "sorcery" || occasion === "offered" || timing === occasion
}

/** Whether the player may activate this mana ability now, ignoring costs (602.5, 605.3a). */
export function mayActivate(
  s: State,
  player: PlayerId,
  object: ObjectId,
  entry: Indexed<ActivatedAbility>,
  occasion: Occasion,
): boolean {
  const { ability } = entry
  if (!isInTime(ability, occasion)) return false
  const source = objectNow(s, object)
  if (!entry.zones.includes(source.zone) || source.phasedOut !== 0) return false
  const controller = controllerOf(s, object)
  const context = contextOf(object, controller)
  if (ability.who === undefined ? controller !== player : !players(s, ability.who, context).includes(player))
    return false
  // "You" in an activation condition is the activating player.
  if (ability.condition !== undefined && !evaluate(s, ability.condition, contextOf(object, player)))
    return false
  if (isUsedUp(s, object, entry) && !mayActivateAgain(s, player, ability)) return false
  return !isBarred(s, player, object, ability)
}

/** The key under which `Memory.uses` counts this ability. */
export function usesKey(s: State, { ability, key }: Indexed<ActivatedAbility>): string {
  return ability.limit?.per === "turn" ? `${key}:${s.turn.number}` : `${key}`
}

/** Whether it has been activated as often as it says (602.5b). */
export function isUsedUp(s: State, object: ObjectId, entry: Indexed<ActivatedAbility>): boolean {
  const { limit } = entry.ability
  return limit !== undefined && usesOf(s, object, entry) >= limit.times
}

/** 702.177b: whether an effect lets the player activate it as though it hadn't been activated. */
export function mayActivateAgain(s: State, player: PlayerId, { keyword }: ActivatedAbility): boolean {
  return (
    keyword !== undefined &&
    activeStatics(s, "mayActivateAgain").some(
      ({ effect, context }) =>
        effect.keyword === keyword && players(s, effect.who ?? { who: "you" }, context).includes(player),
    )
  )
}

function usesOf(s: State, object: ObjectId, entry: Indexed<ActivatedAbility>): number {
  return s.objects[object]?.memory?.uses?.[usesKey(s, entry)] ?? 0
}

/** 602.5: effects that forbid activating abilities, including mana abilities. */
function isBarred(s: State, player: PlayerId, object: ObjectId, ability: ActivatedAbility): boolean {
  return activeStatics(s, "cantActivate").some(({ effect, context }) => {
    if (effect.manaToo !== true || effect.loyaltyOnly) return false
    if (effect.withTap && !ability.cost.some((part) => part.pay === "tap")) return false
    if (effect.who !== undefined && !players(s, effect.who, context).includes(player)) return false
    return "sel" in effect.of
      ? select(s, effect.of, context).includes(object)
      : matchesFilter(s, effect.of.filter, object, context)
  })
}

/** 302.6: to pay {T} or {Q}, a creature needs continuous control since the turn began, or haste. */
export function isSick(s: State, id: ObjectId): boolean {
  if (!objectNow(s, id).sick || !isCreature(s, id) || hasFlag(s, id, "haste")) return false
  return !activeStatics(s, "asThough").some(
    ({ effect, context }) => effect.as === "haste" && select(s, effect.creature, context).includes(id),
  )
}

/** Whether the object can pay {T} now. */
export function canTap(s: State, id: ObjectId): boolean {
  const object = s.objects[id]
  return (
    object !== undefined &&
    object.zone === "battlefield" &&
    !object.tapped &&
    object.phasedOut === 0 &&
    !isSick(s, id)
  )
}
