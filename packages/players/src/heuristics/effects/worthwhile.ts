import {
  type Ability,
  characteristics,
  controllerOf,
  FLAG_BIT,
  type ObjectId,
  type PlayerId,
  playerRef,
  type State,
} from "@apnap/engine"
import { mentions } from "@apnap/engine/visit"
import { isType } from "../../board-evaluation/is-type.ts"
import { worthOf } from "../../board-evaluation/worth.ts"
import { gainBy, polarityOfAttachment, worst } from "./aim.ts"
import { mayFit } from "./chosen-fits.ts"
import { type EffectSummary, effectSummaries } from "./effect-summary.ts"

/**
 * The player's gain from the best use of these abilities now, roughly in mana; null if they affect nothing in play, so that timing doesn't
 * matter.
 */
export function gainOf(
  s: State,
  player: PlayerId,
  source: ObjectId,
  abilities: readonly Ability[],
): number | null {
  let gain: number | null = null
  for (const summaries of bySlot(abilities.flatMap((a) => effectSummaries(a)))) {
    const found =
      summaries[0].slot === null
        ? summaries.reduce((sum, summary) => sum + gainByAll(s, summary, player, source), 0)
        : gainByBest(s, worst(summaries)!, player, source)
    gain = (gain ?? 0) + found
  }
  return gain
}

function bySlot(summaries: readonly EffectSummary[]): EffectSummary[][] {
  const slots = new Map<number | null, EffectSummary[]>()
  for (const summary of summaries) slots.set(summary.slot, [...(slots.get(summary.slot) ?? []), summary])
  return [...slots.values()]
}

/** The value of an Aura to the player. */
export function gainOfAura(s: State, player: PlayerId, id: ObjectId): number {
  const isBad = polarityOfAttachment(s, id) === "bad"
  let best = Number.NEGATIVE_INFINITY
  for (const other of s.battlefield) {
    if (!isType(characteristics(s, other), "creature") || isHidden(s, other, player)) continue
    const isFoe = controllerOf(s, other) !== player
    if (isFoe === isBad) best = Math.max(best, isBad ? worthOf(s, other) : 3)
  }
  return best
}

/** 702.11, 702.18: whether the player can't target it. */
function isHidden(s: State, id: ObjectId, player: PlayerId): boolean {
  const { flags } = characteristics(s, id)
  return (
    (flags & FLAG_BIT.shroud) !== 0 || (controllerOf(s, id) !== player && (flags & FLAG_BIT.hexproof) !== 0)
  )
}

function gainByBest(s: State, summary: EffectSummary, player: PlayerId, source: ObjectId): number {
  let best = Number.NEGATIVE_INFINITY
  for (const id of [...placesOf(s, summary), ...itself(s, summary, source)])
    if (!isHidden(s, id, player) && (summary.filter === null || mayFit(s, id, summary.filter, player)))
      best = Math.max(best, gainBy(s, summary, id, player, source))
  for (const other of playersOf(s, summary, player))
    best = Math.max(best, gainBy(s, summary, playerRef(other), player, source))
  return best === Number.NEGATIVE_INFINITY ? 0 : best
}

/** A permanent about to enter may have to be the target of its own trigger, if there is nothing else. */
function itself(s: State, { filter, zone }: EffectSummary, source: ObjectId): ObjectId[] {
  const isToCome = zone === null && !["battlefield", "stack"].includes(s.objects[source]!.zone)
  return isToCome && filter !== null && !mentions(filter, "is", "other") ? [source] : []
}

function gainByAll(s: State, summary: EffectSummary, player: PlayerId, source: ObjectId): number {
  let sum = 0
  if (summary.filter !== null)
    for (const id of s.battlefield)
      if (mayFit(s, id, summary.filter, player)) sum += gainBy(s, summary, id, player, source)
  for (const other of playersOf(s, summary, player))
    sum += gainBy(s, summary, playerRef(other), player, source)
  return sum
}

function placesOf(s: State, { filter, zone, isCounter }: EffectSummary): readonly ObjectId[] {
  if (filter === null) return []
  if (isCounter || zone === "stack") return s.stack
  if (zone === "graveyard") return s.players.flatMap((p) => p.graveyard)
  return zone === null || zone === "battlefield" ? s.battlefield : []
}

function playersOf(s: State, { players }: EffectSummary, player: PlayerId): PlayerId[] {
  if (players === "nobody") return []
  return s.players
    .filter((p) => p.left === null && (players === "anybody" || p.team !== s.players[player].team))
    .map((p) => p.id)
}
