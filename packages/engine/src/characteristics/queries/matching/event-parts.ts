import type { Filter } from "../../../language/filter.ts"
import type { PlayerSelector } from "../../../language/selector.ts"
import type { Zone } from "../../../language/vocabulary.ts"
import type { GameEvent } from "../../../state/event.ts"
import { isPlayerRef, NONE, type ObjectId, type PlayerId, type Ref } from "../../../state/ref.ts"
import type { State } from "../../../state/state.ts"
import { stackHere } from "../../../state/turn-markers.ts"
import type { Context } from "../../context.ts"
import { areOpponents, controllerOf, objectOf } from "../../query.ts"
import { matchesFilter } from "../filter.ts"
import { defenderOf, players } from "../selector.ts"
import { isYou } from "../teams.ts"

/** The objects and players in event patterns, compared with those of an event. */

/** Whether the selector includes the player; true without a selector. */
export function who(
  s: State,
  selector: PlayerSelector | undefined,
  player: PlayerId,
  context: Context,
): boolean {
  if (selector === undefined || selector.who === "players") return true
  if (player < 0) return false
  if (selector.who === "you") return isYou(s, player, context)
  if (selector.who === "opponents") return areOpponents(s, player, context.you)
  return players(s, selector, context).includes(player)
}

/** 508.3e: the player is attacked; a planeswalker of theirs counts only if the text says so. */
export function attacked(
  s: State,
  p: { whom?: PlayerSelector; orPlaneswalker?: boolean },
  to: Ref,
  context: Context,
): boolean {
  if (p.whom === undefined) return true
  if (!isPlayerRef(to) && (p.orPlaneswalker !== true || !object(s, PLANESWALKER, to, context))) return false
  return who(s, p.whom, defenderOf(s, to), context)
}
const PLANESWALKER: Filter = { is: "type", type: "planeswalker" }

/** Whether the object matches; true without a filter. */
export function object(s: State, filter: Filter | undefined, id: ObjectId, context: Context): boolean {
  if (filter === undefined || filter.is === "any") return true
  return id > 0 && objectOf(s, id) !== undefined && matchesFilter(s, filter, id, context)
}

export function inZones(zone: Zone | "", zones: Zone | readonly Zone[] | undefined): boolean {
  if (zones === undefined) return true
  return typeof zones === "string" ? zones === zone : zone !== "" && zones.includes(zone)
}

/** The subject of a zone change: the permanent as it was if it left the battlefield (603.10a), else the new object. */
export function subjectOf(event: GameEvent): ObjectId {
  return event.kind === "moves" && (event.from === "battlefield" || event.object === 0)
    ? event.was
    : event.object
}

/** 603.6c: "a card … from anywhere" never looks back, so what matters is the card that it now is, not the permanent that it was. */
function asCard(filter: Filter, e: GameEvent): boolean {
  const saysCard = filter.is === "card" || (filter.is === "and" && filter.of.some((part) => asCard(part, e)))
  return saysCard && e.to === "graveyard" && e.object !== NONE
}

/** "~" is this object before or after the move. */
export function moved(
  s: State,
  filter: Filter,
  e: GameEvent,
  context: Context,
  isFromAnywhere = false,
): boolean {
  const subject = isFromAnywhere && asCard(filter, e) ? e.object : subjectOf(e)
  return (
    object(s, filter, subject, context) ||
    (filter.is === "self" && (e.object === context.source || e.was === context.source))
  )
}

/**
 * Who controls the spell or ability that causes an event, or -1. While an ability resolves, that is who activated it or
 * controlled its source as it triggered, no matter who controls the source now (113.8).
 */
export function causerOf(s: State, { source }: GameEvent): PlayerId | -1 {
  if (source === NONE) return -1
  const top = stackHere(s).at(-1)
  if (top !== undefined && s.objects[top]?.stack?.source === source) return controllerOf(s, top)
  return controllerOf(s, source)
}

/** Whether the selector includes who causes the event; true without a selector. */
export function causedBy(
  s: State,
  selector: PlayerSelector | undefined,
  event: GameEvent,
  context: Context,
): boolean {
  return selector === undefined || who(s, selector, causerOf(s, event), context)
}
