import { bind, type Context, contextOf } from "../../characteristics/context.ts"
import { isDoubleFaced } from "../../characteristics/double-faced.ts"
import { manaValueOf, matchesFilter } from "../../characteristics/queries/filter.ts"
import { isActive } from "../../characteristics/queries/teams.ts"
import { hasType } from "../../characteristics/query.ts"
import { chooseObjects } from "../../choosing/choose-objects.ts"
import { noteMoved } from "../../choosing/find.ts"
import { resolveObjects, resolvePlayer, resolveQuantity } from "../../choosing/selecting.ts"
import { settled } from "../../choosing/settle.ts"
import { beginEffect, lockedIn } from "../../continuous/continuous.ts"
import { additionalCosts } from "../../costs/cost-changes.ts"
import { copiableValues } from "../../events/entering/copiable.ts"
import { moveAll } from "../../events/moving/move.ts"
import { putInto } from "../../events/moving/zones.ts"
import type { CostPart } from "../../language/cost.ts"
import type { StackEffect } from "../../language/effects/stack-effect.ts"
import { manaValue, parseManaCost } from "../../mana/cost.ts"
import { objectNow } from "../../state/object-now.ts"
import { NONE, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, newObject } from "../../state/writing/edit.ts"
import { type CastDuring, castDuring, suitsDuring } from "./casting-port.ts"
import { hasLandPlay, useLandPlay } from "./land-plays.ts"

type Cast = Extract<StackEffect, { do: "cast" }>

/** 712.11a */
const BACK = 1

/** 608.2g: a player casts cards, one at a time, while a spell or ability resolves. */
export function castCards(s: State, e: Cast, context: Context): void {
  const player = e.player === undefined ? context.you : resolvePlayer(s, e.player, context)
  if (player < 0) return
  const how = howOf(s, e, context)
  let cards = resolveObjects(s, e.what, context).filter((id) => isSuch(s, e, id, player, how))
  if (e.copy) cards = cards.flatMap((id) => copyCard(s, id, player))
  const count = e.count === undefined ? cards.length : resolveQuantity(s, e.count, context)
  const cast: ObjectId[] = []
  let left = e.totalManaValue === undefined ? Infinity : resolveQuantity(s, e.totalManaValue, context)
  while (cast.length < count && cards.length > 0) {
    const isFree = e.optional || !cards.some((card) => isRequired(s, player, card))
    cards = cards.filter((card) => leastManaValue(s, card) <= left)
    const [id] = chooseObjects(s, player, cards, isFree ? 0 : 1, 1, {
      rule: "608.2g",
      purpose: "cast",
      source: context.source,
    })
    if (id === undefined) break
    cards = cards.filter((other) => other !== id)
    const became = play(s, e, id, player, context, { ...how, mostManaValue: left })
    if (became === NONE) continue
    left -= manaValueOf(s, became)
    cast.push(became)
  }
  noteMoved(context, cast)
  bind(context, e.bind, cast)
}

function howOf(s: State, e: Cast, context: Context): CastDuring {
  return {
    ...(e.transformed && { face: BACK }),
    ...(e.cost === undefined ? { free: e.free !== false } : { cost: e.cost }),
    ...(e.anyMana && { anyMana: e.anyMana }),
    ...(e.filter && { quality: { filter: settled(s, e.filter, context), context } }),
  }
}

/** Whether the card has the quality asked for: a spell cast from it would (601.3e), or it is such a land to play. */
function isSuch(s: State, e: Cast, id: ObjectId, player: PlayerId, how: CastDuring): boolean {
  if (how.quality === undefined) return true
  if (suitsDuring(s, player, id, how)) return true
  const { filter, context } = how.quality
  return e.orPlayLand === true && hasType(s, id, "land") && matchesFilter(s, filter, id, context)
}

/** 118.8c: nobody must cast a spell whose additional cost asks for cards of a kind in a zone that others don't see. */
function isRequired(s: State, player: PlayerId, id: ObjectId): boolean {
  const what = { kind: "spell", player, object: id, x: 0, context: contextOf(id, player) } as const
  return !additionalCosts(s, what).some((cost) => cost.some(asksHiddenCards))
}

function asksHiddenCards(part: CostPart): boolean {
  switch (part.pay) {
    case "anyOf":
      return part.of.every((cost) => cost.some(asksHiddenCards))
    case "exile":
      return part.zone === "hand" || part.zone === "library"
    case "discard":
    case "reveal":
    case "putInLibrary":
      return part.filter !== undefined
    default:
      return false
  }
}

/** 202.3d: the card may be cast as a half or face with a lower mana value. */
function leastManaValue(s: State, id: ObjectId): number {
  const { faces } = s.definitions[objectNow(s, id).def]
  const costs = faces.flatMap(({ cost }) => (cost === undefined ? [] : [manaValue(parseManaCost(cost))]))
  return Math.min(manaValueOf(s, id), ...costs)
}

function play(
  s: State,
  e: Cast,
  id: ObjectId,
  player: PlayerId,
  context: Context,
  how: CastDuring,
): ObjectId {
  if (hasType(s, id, "land")) return e.orPlayLand ? playLand(s, id, player) : NONE
  if (e.transformed && !isDoubleFaced(s, objectNow(s, id))) return NONE
  const spell = castDuring(s, player, id, how)
  if (spell !== NONE && e.exileAfter)
    edit(s, spell).memory = { ...objectNow(s, spell).memory, way: "exileAfter" }
  if (spell !== NONE && e.with !== undefined)
    beginEffect(s, context, {
      objects: [spell],
      changes: lockedIn(s, e.with, context),
      duration: e.withDuration ?? "permanent",
    })
  return spell
}

/** 305.3: only on the player's own turn, and only with a land play left. */
function playLand(s: State, id: ObjectId, player: PlayerId): ObjectId {
  if (!isActive(s, player) || !hasLandPlay(s, player)) return NONE
  useLandPlay(s, player)
  return moveAll(s, [
    { id, to: "battlefield", rule: "305.1", cause: "play", by: player, entering: { controller: player } },
  ])[0]
}

/** 707.12: the copy is created in the card's zone and cast from there. */
function copyCard(s: State, id: ObjectId, player: PlayerId): ObjectId[] {
  const what = copiableValues(s, id)
  if (what === null) return []
  const { zone } = objectNow(s, id)
  const copy = newObject(s, "copy", { def: what.definition, face: what.face, owner: player })
  putInto(s, copy.id, zone)
  return [copy.id]
}
