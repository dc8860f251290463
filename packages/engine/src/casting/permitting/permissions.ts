import { type Context, contextOf } from "../../characteristics/context.ts"
import { analyse } from "../../characteristics/layers/analysis.ts"
import { activeStatics } from "../../characteristics/layers/derived.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { players } from "../../characteristics/queries/selector.ts"
import { characteristics } from "../../characteristics/query.ts"
import { createReflexive } from "../../interpreter/delayed.ts"
import type { StaticAbility } from "../../language/ability.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { PlayStatic } from "../../language/statics/play-static.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { objectNow } from "../../state/object-now.ts"
import { type ObjectId, type PlayerId, playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { setEffects } from "../../state/writing/edit.ts"

type OwnKind = "playFrom" | "flash" | "cantCast" | "alternativeCost"
type Of<K extends PlayStatic["static"]> = Extract<PlayStatic, { static: K }>

/** A permission to play a card from its zone. */
export interface Permission {
  effect: Of<"playFrom">
  context: Context
  /** The continuous effect it comes from, 0 for an ability. */
  from: number
}

/** An ability that triggers when a card is played by a permission (603.12), and its controller. */
export interface FollowUp {
  effect: Effect
  context: Context
}

export function followUpOf({ effect, context }: Permission): FollowUp | null {
  return effect.then === undefined ? null : { effect: effect.then, context }
}

/** "When they do": triggers once the card is played; "it" is the spell or land, "player" the one who played it. */
export function followUp(s: State, then: FollowUp | null, player: PlayerId, played: ObjectId): void {
  if (then === null) return
  const bindings = { ...then.context.bindings, it: [played], player: [playerRef(player)] }
  createReflexive(s, { do: "reflexive", effect: then.effect }, { ...then.context, bindings })
}

/** Static effects in the card's own text about playing it (113.6); they function wherever it could be played from. */
export function ownEffects<K extends OwnKind>(
  s: State,
  player: PlayerId,
  id: ObjectId,
  kind: K,
): { effect: Of<K>; context: Context }[] {
  const out: { effect: Of<K>; context: Context }[] = []
  for (const { ability } of analyse(characteristics(s, id).abilities).statics) {
    const own = ability.effects.filter(
      (effect): effect is Of<K> & StaticEffect => effect.static === kind && isOwn(effect),
    )
    if (own.length === 0 || !holds(s, ability, id, player)) continue
    const context = contextOf(id, player)
    for (const effect of own) out.push({ effect, context })
  }
  return out
}

/** "This spell has flash as long as …": it has flash only on the stack (113.6e), but is cast as though it had it (601.3d). */
export function givesItselfFlash(s: State, player: PlayerId, id: ObjectId): boolean {
  return analyse(characteristics(s, id).abilities).statics.some(
    ({ ability }) => ability.effects.some(addsFlashToSelf) && holds(s, ability, id, player),
  )
}

export function addsFlashToSelf(effect: StaticEffect): boolean {
  return (
    effect.static === "modify" &&
    "sel" in effect.what &&
    effect.what.sel === "self" &&
    effect.changes.some(
      (change) =>
        change.change === "addAbilities" &&
        change.abilities.some((a) => a.ability === "keyword" && a.keyword === "flash"),
    )
  )
}

function isOwn(effect: StaticEffect): boolean {
  return "self" in effect && effect.self === true
}

function holds(s: State, ability: StaticAbility, id: ObjectId, player: PlayerId): boolean {
  return ability.condition === undefined || evaluate(s, ability.condition, contextOf(id, player))
}

/** Whether a card is where rules and effects look for the player's own: in a zone of theirs, or in a graveyard that counts as theirs. */
export function isWithOwn(s: State, player: PlayerId, id: ObjectId): boolean {
  const { owner, zone } = objectNow(s, id)
  if (owner === player) return true
  return (
    zone === "graveyard" &&
    activeStatics(s, "graveyardsAsYours").some(
      ({ effect, context }) =>
        players(s, effect.who ?? { who: "you" }, context).includes(player) &&
        players(s, effect.of, context).includes(owner),
    )
  )
}

/** The permissions in force that may let the player play this card from its zone (601.3, 305.1), if it has the required quality. */
export function permits(s: State, player: PlayerId, id: ObjectId): readonly Permission[] {
  const { zone } = objectNow(s, id)
  const others = activeStatics(s, "playFrom").filter(
    (a) => a.effect.zone === zone && !a.effect.self && permitsIt(s, player, id, a),
  )
  const own = ownEffects(s, player, id, "playFrom").filter(
    ({ effect }) => effect.zone === zone && isWithOwn(s, player, id),
  )
  return own.length === 0 ? others : [...others, ...own.map((o) => ({ ...o, from: 0 }))]
}

function permitsIt(s: State, player: PlayerId, id: ObjectId, permission: Permission): boolean {
  return isFor(s, player, permission) && extendsTo(s, player, id, permission)
}

/** Whether the permission applies to this player now (601.3). */
export function isFor(s: State, player: PlayerId, { effect, context, from }: Permission): boolean {
  if (!players(s, effect.who ?? { who: "you" }, context).includes(player)) return false
  if (effect.oncePerTurn && wasUsed(s, context.source, effect)) return false
  return from === 0 || usesLeft(s, from) !== 0
}

/** Whether a permission for this player extends to this card in its zone, whatever its characteristics. */
export function extendsTo(
  s: State,
  player: PlayerId,
  id: ObjectId,
  { effect, context, from }: Permission,
): boolean {
  const { owner } = objectNow(s, id)
  if (effect.top && s.players[owner].library.at(-1) !== id) return false
  if (effect.filter !== undefined && isUnseen(s, player, id)) return false
  if (
    effect.of !== undefined
      ? !players(s, effect.of, context).some((one) => isWithOwn(s, one, id))
      : from === 0 && effect.zone !== "exile" && !isWithOwn(s, player, id)
  )
    return false
  return (
    effect.linked === undefined ||
    s.objects[context.source]?.memory?.linked?.[effect.linked]?.includes(id) === true
  )
}

/** 406.3b, 601.3f: among cards exiled face down, a player finds spells with a quality only where they may look. */
function isUnseen(s: State, player: PlayerId, id: ObjectId): boolean {
  const { zone, faceDown, memory } = objectNow(s, id)
  return zone === "exile" && faceDown && memory?.lookers?.includes(player) !== true
}

/** Whether the card, or the spell it is evaluated as, has the quality that the permission requires. */
export function hasQuality(s: State, id: ObjectId, { effect, context }: Permission): boolean {
  return effect.filter === undefined || matchesFilter(s, effect.filter, id, context)
}

function usesLeft(s: State, effect: number): number {
  return s.effects.find((e) => e.id === effect)?.uses ?? -1
}

/**
 * Whether a permission of this object has been used this turn. Permissions for lands and for spells are separate, as are an object's
 * permissions for free and for paid spells.
 */
export function wasUsed(
  s: State,
  source: ObjectId,
  of: { castOnly?: boolean; landsOnly?: boolean; free?: boolean },
): boolean {
  return s.events.some(
    (e) =>
      e.source === source &&
      ((e.kind === "cast" && of.landsOnly !== true && (of.free !== true || e.detail === "free")) ||
        (e.cause === "play" && of.castOnly !== true)),
  )
}

/** Counts a use of a permission with limited uses. */
export function countUse(s: State, effect: number): void {
  if (effect === 0 || usesLeft(s, effect) < 0) return
  setEffects(
    s,
    s.effects.map((e) => (e.id === effect ? { ...e, uses: e.uses - 1 } : e)),
  )
}
