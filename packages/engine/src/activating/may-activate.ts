import { contextOf } from "../characteristics/context.ts"
import type { Indexed } from "../characteristics/layers/analysis.ts"
import { activeStatics, derived } from "../characteristics/layers/derived.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { reachesRef } from "../characteristics/queries/range.ts"
import { players, select } from "../characteristics/queries/selector.ts"
import { controllerOf } from "../characteristics/query.ts"
import { canTap, mayActivateAgain, usesKey } from "../costs/mana/usable.ts"
import type { ActivatedAbility } from "../language/ability.ts"
import { objectNow } from "../state/object-now.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { Refusal } from "../state/refusal.ts"
import type { State } from "../state/state.ts"

type Entry = Indexed<ActivatedAbility>

const WRONG_ZONE: Refusal = { rule: "113.6", code: "ability-zone" }
const NOT_YOURS: Refusal = { rule: "602.2", code: "not-activator" }
const OUT_OF_RANGE: Refusal = { rule: "801.6", code: "ability-out-of-range" }
const TAPPED: Refusal = {
  rule: "602.5a",
  code: "tapped-or-summoning-sick",
}
const SORCERY: Refusal = { rule: "602.5d", code: "sorcery-time" }
const LOYALTY_TIME: Refusal = { rule: "606.3", code: "sorcery-time" }
const LOYALTY_USED: Refusal = { rule: "606.3", code: "loyalty-used" }
const CONDITION: Refusal = { rule: "602.5b", code: "condition" }
const LIMIT: Refusal = { rule: "602.5b", code: "activation-limit" }
const FORBIDDEN: Refusal = { rule: "101.2", code: "activation-forbidden" }

/** Why the player may not activate the ability now, ignoring costs and choices; null if they may (602.5). */
export function permissionRefusal(
  s: State,
  player: PlayerId,
  id: ObjectId,
  entry: Entry,
  sorceryTime: boolean,
): Refusal | null {
  const { ability } = entry
  const object = objectNow(s, id)
  if (!entry.zones.includes(object.zone)) return WRONG_ZONE
  if (!mayUse(s, player, id, ability)) return NOT_YOURS
  if (!reachesRef(s, player, id)) return OUT_OF_RANGE
  if (ability.loyalty) {
    const refusal = loyaltyRefusal(s, player, id, sorceryTime)
    if (refusal !== null) return refusal
  } else if (
    ability.timing === "sorcery" &&
    !sorceryTime &&
    !activatesAsInstant(s, player, id, ability.keyword)
  )
    return SORCERY
  if (tapsItself(ability) && !canTap(s, id)) return TAPPED
  if (
    ability.limit !== undefined &&
    (object.memory?.uses?.[usesKey(s, entry)] ?? 0) >= timesAllowed(s, player, id, ability)
  )
    return LIMIT
  if (
    ability.condition !== undefined &&
    !evaluate(s, ability.condition, contextOf(id, player, object.memory?.x ?? 0))
  )
    return CONDITION
  return isForbidden(s, player, id, ability) ? FORBIDDEN : null
}

function tapsItself({ cost }: ActivatedAbility): boolean {
  for (let i = 0; i < cost.length; i++) if (cost[i].pay === "tap") return true
  return false
}

/** 602.2: the object's controller, or its owner if it has none, unless the ability says otherwise. */
function mayUse(s: State, player: PlayerId, id: ObjectId, ability: ActivatedAbility): boolean {
  const own = ownUser(s, id)
  return ability.who === undefined
    ? own === player
    : players(s, ability.who, contextOf(id, own)).includes(player)
}

/** 602.2, 109.4: who may activate the object's abilities that don't say otherwise. */
export function ownUser(s: State, id: ObjectId): PlayerId {
  const { zone, owner } = objectNow(s, id)
  return zone === "battlefield" || zone === "stack" || zone === "command" ? controllerOf(s, id) : owner
}

/** 606.3: once each turn, at sorcery speed. */
function loyaltyRefusal(s: State, player: PlayerId, id: ObjectId, sorceryTime: boolean): Refusal | null {
  if (!sorceryTime && !activatesAsInstant(s, player, id, "loyalty")) return LOYALTY_TIME
  return loyaltyUses(s, id) >= loyaltyLimit(s, id) ? LOYALTY_USED : null
}

/** How many times its loyalty abilities have been activated this turn. */
export function loyaltyUses(s: State, id: ObjectId): number {
  const memory = s.objects[id]?.memory
  return memory?.loyaltyTurn === s.turn.number ? (memory.loyaltyUses ?? 0) : 0
}

function loyaltyLimit(s: State, id: ObjectId): number {
  return mayTwice(s, id, undefined) ? 2 : 1
}

/** 602.5b, and a keyword's "twice rather than once" or "as though they haven't been activated". */
function timesAllowed(s: State, player: PlayerId, id: ObjectId, ability: ActivatedAbility): number {
  if (mayActivateAgain(s, player, ability)) return Infinity
  const { keyword } = ability
  const { times } = ability.limit!
  return times === 1 && keyword !== undefined && mayTwice(s, id, keyword) ? 2 : times
}

function mayTwice(s: State, id: ObjectId, keyword: string | undefined): boolean {
  return activeStatics(s, "mayActivateTwice").some(
    (a) => a.effect.keyword === keyword && select(s, a.effect.of, a.context).includes(id),
  )
}

/** `kind`: the keyword of the ability, or "loyalty". */
function activatesAsInstant(s: State, player: PlayerId, id: ObjectId, kind?: string): boolean {
  return activeStatics(s, "activateAsInstant").some(
    (a) =>
      players(s, a.effect.who ?? { who: "you" }, a.context).includes(player) &&
      (a.effect.loyalty === true
        ? kind === "loyalty"
        : a.effect.keyword === undefined || a.effect.keyword === kind) &&
      matchesFilter(s, a.effect.abilities, id, a.context),
  )
}

function isForbidden(s: State, player: PlayerId, id: ObjectId, ability: ActivatedAbility): boolean {
  if (!derived(s).statics.has("cantActivate")) return false
  return activeStatics(s, "cantActivate").some(({ effect, context }) => {
    if (effect.loyaltyOnly && !ability.loyalty) return false
    if (effect.butLoyalty && ability.loyalty) return false
    if (effect.withTap && !tapsItself(ability)) return false
    if (effect.who !== undefined && !players(s, effect.who, context).includes(player)) return false
    return "sel" in effect.of
      ? select(s, effect.of, context).includes(id)
      : matchesFilter(s, effect.of.filter, id, context)
  })
}
