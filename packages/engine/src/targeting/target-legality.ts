import { bind, type Context } from "../characteristics/context.ts"
import { activeStatics } from "../characteristics/layers/derived.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { isProtectedFrom } from "../characteristics/queries/protection.ts"
import { affects } from "../characteristics/queries/range.ts"
import { candidates, players, select } from "../characteristics/queries/selector.ts"
import { areOpponents, characteristics, controllerOf, keywords, objectOf } from "../characteristics/query.ts"
import type { Filter } from "../language/filter.ts"
import { FLAG_BIT } from "../language/keyword.ts"
import type { TargetSlot } from "../language/selector.ts"
import type { Zone } from "../language/vocabulary.ts"
import { objectNow } from "../state/object-now.ts"
import { isPlayerRef, type ObjectId, type PlayerId, playerRef, type Ref, refPlayer } from "../state/ref.ts"
import type { Refusal, RefusalCode } from "../state/refusal.ts"
import type { State } from "../state/state.ts"

const refusal = (rule: string, code: RefusalCode): Refusal => ({ rule, code })
const OUT_OF_REACH = refusal("801.4", "out-of-range")
const NOT_THERE = refusal("400.7", "not-there")
const ITSELF = refusal("115.5", "target-itself")
const PHASED_OUT = refusal("702.26b", "phased-out")
const SHROUD = refusal("702.18a", "shroud")
const HEXPROOF = refusal("702.11b", "hexproof")
const PROTECTION = refusal("702.16b", "protection")
const FORBIDDEN = refusal("101.2", "target-forbidden")
const LEFT = refusal("800.4", "player-left")
const PLAYER_SHROUD = refusal("702.18a", "player-shroud")
const PLAYER_HEXPROOF = refusal("702.11c", "player-hexproof")
const PLAYER_PROTECTION = refusal("702.16b", "player-protection")

/** Whether the player or object can be a target of this spell or ability at all (115.5, 702.11, 702.16, 702.18). */
export function isTargetable(s: State, ref: Ref, context: Context): boolean {
  return targetRefusal(s, ref, context) === null
}

/** Why it can't be a target of this spell or ability at all, or null. */
export function targetRefusal(s: State, ref: Ref, context: Context): Refusal | null {
  if (s.reach !== null && !affects(s, context, ref)) return OUT_OF_REACH
  if (isPlayerRef(ref)) return playerRefusal(s, refPlayer(ref), context)
  const object = s.objects[ref]
  if (object === undefined) return NOT_THERE
  if (ref === context.stack) return ITSELF // 115.5
  if (object.zone !== "battlefield") return isForbidden(s, ref, context) ? FORBIDDEN : null
  if (object.phasedOut !== 0) return PHASED_OUT
  const { flags } = characteristics(s, ref)
  if ((flags & FLAG_BIT.shroud) !== 0 && !ignores(s, ref, "shroud", context)) return SHROUD
  if (resists(s, ref, flags, context)) return HEXPROOF
  if (isProtectedFrom(s, ref, context.source)) return PROTECTION
  return isForbidden(s, ref, context) ? FORBIDDEN : null
}

/** 702.11b, 702.11d: hexproof stops opponents' spells and abilities, "hexproof from" only some of them. */
function resists(s: State, id: ObjectId, flags: number, context: Context): boolean {
  if (!areOpponents(s, context.you, controllerOf(s, id))) return false
  const some = keywords(s, id, "hexproofFrom")
  const from =
    (flags & FLAG_BIT.hexproof) !== 0 || some.some(({ filter }) => targeterFits(s, filter, context, context))
  return from && !ignores(s, id, "hexproof", context)
}

function ignores(s: State, id: ObjectId, what: "hexproof" | "shroud", context: Context): boolean {
  return activeStatics(s, "targetAsThough").some(
    (a) =>
      a.effect.without === what &&
      a.effect.what !== undefined &&
      players(s, a.effect.who, a.context).includes(context.you) &&
      matchesFilter(s, a.effect.what, id, a.context),
  )
}

/** The same for a player who has it (702.11d). */
function ignoresOf(s: State, player: PlayerId, what: "hexproof" | "shroud", context: Context): boolean {
  return activeStatics(s, "targetAsThough").some(
    (a) =>
      a.effect.without === what &&
      a.effect.players !== undefined &&
      players(s, a.effect.who, a.context).includes(context.you) &&
      players(s, a.effect.players, a.context).includes(player),
  )
}

function isForbidden(s: State, ref: Ref, context: Context): boolean {
  return activeStatics(s, "cantBeTargeted").some(({ effect, context: own }) => {
    if (effect.by !== undefined && !targeterFits(s, effect.by, context, own)) return false
    if (effect.byPlayers !== undefined && !players(s, effect.byPlayers, own).includes(context.you))
      return false
    if (isPlayerRef(ref) && effect.players !== undefined)
      return players(s, effect.players, own).includes(refPlayer(ref))
    return select(s, effect.what, own).includes(ref)
  })
}

/**
 * Whether the spell, or the ability and its source, has the quality: the targeting object is an ability, but its characteristics are its
 * source's (113.7a).
 */
function targeterFits(s: State, filter: Filter, context: Context, own: Context): boolean {
  const on = context.stack === 0 ? context.source : context.stack
  switch (filter.is) {
    case "and":
      return filter.of.every((part) => targeterFits(s, part, context, own))
    case "or":
      return filter.of.some((part) => targeterFits(s, part, context, own))
    case "not":
      return !targeterFits(s, filter.of, context, own)
    case "spell":
      return objectOf(s, on)?.stack?.kind === "spell"
    case "ability":
      return context.stack === 0
        ? objectOf(s, on)?.stack?.kind !== "spell"
        : matchesFilter(s, filter, on, own)
    case "controlledBy":
      return players(s, filter.player, own).includes(context.you)
    default:
      return matchesFilter(s, filter, context.source, own)
  }
}

function playerRefusal(s: State, player: PlayerId, context: Context): Refusal | null {
  if (s.players[player].left !== null) return LEFT
  for (const { effect, context: own } of activeStatics(s, "playerHas")) {
    if (!players(s, effect.who, own).includes(player)) continue
    if (effect.keyword === "shroud") return PLAYER_SHROUD
    if (effect.keyword === "hexproof") {
      if (areOpponents(s, player, context.you) && !ignoresOf(s, player, "hexproof", context))
        return PLAYER_HEXPROOF
    } else if (effect.filter === undefined || matchesFilter(s, effect.filter, context.source, own))
      return PLAYER_PROTECTION
  }
  return isForbidden(s, playerRef(player), context) ? FORBIDDEN : null
}

type Where = Zone | readonly Zone[]
const whereOf = new WeakMap<TargetSlot, Where>()

/** Where a slot's targets are: the battlefield (115.2), unless it says or can only mean otherwise. */
function zoneOf(slot: TargetSlot): Where {
  let where = whereOf.get(slot)
  if (where === undefined) {
    where = slot.zone ?? (slot.filter === undefined ? undefined : zoneIn(slot.filter)) ?? "battlefield"
    whereOf.set(slot, where)
  }
  return where
}

function zoneIn(filter: Filter): Where | undefined {
  switch (filter.is) {
    case "spell":
    case "ability":
      return "stack"
    case "inZone":
      return filter.zone
    case "and":
      return filter.of.map(zoneIn).find((zone) => zone !== undefined)
    case "or": {
      const zones = filter.of.flatMap((part) => zoneIn(part) ?? "battlefield")
      return zones.every((zone) => zone === zones[0]) ? zones[0] : [...new Set(zones)]
    }
    default:
      return undefined
  }
}

/** All legal choices for the slot now, or the first `limit`. `chosen` holds the targets of earlier slots. */
export function legalTargets(
  s: State,
  slot: TargetSlot,
  context: Context,
  chosen: readonly (readonly Ref[])[] = [],
  limit = Number.POSITIVE_INFINITY,
): Ref[] {
  const out: Ref[] = []
  const isTaken = (ref: Ref) => slot.otherThan?.some((i) => chosen[i]?.includes(ref)) === true
  const inner = chosen.length > 0 ? { ...context, targets: chosen } : context
  if (slot.players !== undefined) {
    for (const p of players(s, slot.players, inner)) {
      if (out.length < limit && !isTaken(playerRef(p)) && isTargetable(s, playerRef(p), context))
        out.push(playerRef(p))
    }
  }
  if (slot.filter === undefined) return out
  for (const id of candidates(s, zoneOf(slot), slot.of, inner)) {
    if (out.length >= limit) break
    if (matchesFilter(s, slot.filter, id, inner) && !isTaken(id) && isTargetable(s, id, context)) out.push(id)
  }
  return out
}

/**
 * Whether an earlier chosen target is still legal (608.2b). The context holds all chosen targets, slot by slot; `whom` is the player for
 * whom it was chosen, in a slot for each of several.
 */
export function isLegalTarget(
  s: State,
  slot: TargetSlot | undefined,
  ref: Ref,
  context: Context,
  whom?: PlayerId,
): boolean {
  if (slot === undefined || !isTargetable(s, ref, context)) return false
  if (isPlayerRef(ref))
    return slot.players !== undefined && players(s, slot.players, context).includes(refPlayer(ref))
  const { filter, forEachPlayer } = slot
  if (filter === undefined) return false
  const fitsFor = (own: Context) => isThere(s, ref, slot, own) && matchesFilter(s, filter, ref, own)
  if (forEachPlayer === undefined) return fitsFor(context)
  const whose = whom === undefined ? players(s, forEachPlayer, context) : [whom]
  return whose.some((p) => fitsFor(withPlayer(context, p)))
}

function isThere(s: State, id: ObjectId, slot: TargetSlot, context: Context): boolean {
  const where = zoneOf(slot)
  const { zone } = objectNow(s, id)
  if (typeof where === "string" ? where !== zone : !where.includes(zone)) return false
  return slot.of === undefined || candidates(s, where, slot.of, context).includes(id)
}

/** The context for one player's part of a slot with several players. */
export function withPlayer(context: Context, player: PlayerId): Context {
  const inner = { ...context }
  bind(inner, "player", [playerRef(player)])
  return inner
}
