import type { EventPattern } from "../../language/event.ts"
import { typeMask } from "../../language/vocabulary.ts"
import type { GameEvent } from "../../state/event.ts"
import { isPlayerRef, type PlayerId, type Ref, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { characteristics, controllerOf, objectOf } from "../query.ts"

const PLANAR = typeMask(["plane", "phenomenon"])

/**
 * 801.2c: the players within each player's range of influence for a turn, by the seats still taken as it begins; null if all ranges are
 * unlimited.
 */
export function rangesOf(s: State): State["reach"] {
  if (s.players.every((p) => p.range === 0)) return null
  const seats = s.players.filter((p) => p.left === null).map((p) => p.id)
  return s.players.map(({ id, range }) =>
    range === 0 ? seats : seats.filter((other) => distance(seats, id, other) <= range),
  )
}

/** 801.2: in seats, the shorter way round. */
function distance(seats: readonly PlayerId[], a: PlayerId, b: PlayerId): number {
  const apart = Math.abs(seats.indexOf(a) - seats.indexOf(b))
  return Math.min(apart, seats.length - apart)
}

/** 801.2b: whether the other player is within this player's range of influence. */
export function reaches(s: State, player: PlayerId, other: PlayerId): boolean {
  return s.reach === null || player < 0 || player === other || s.reach[player].includes(other)
}

/** 801.2d: whether a player, or an object by its controller or protector, is within the player's range. Planes always are (801.18). */
export function reachesRef(s: State, player: PlayerId, ref: Ref): boolean {
  if (s.reach === null) return true
  if (isPlayerRef(ref)) return reaches(s, player, refPlayer(ref))
  const protector = objectOf(s, ref)?.memory?.protector
  if (reaches(s, player, controllerOf(s, ref))) return true
  if (protector !== undefined && reaches(s, player, protector)) return true
  return isPlanar(s, ref)
}

/** 801.10, 801.11, 801.18: whether a spell or ability with this source and controller can see and affect it. */
export function affects(s: State, { you, source }: { you: PlayerId; source: Ref }, ref: Ref): boolean {
  return s.reach === null || reachesRef(s, you, ref) || isPlanar(s, source)
}

function isPlanar(s: State, ref: Ref): boolean {
  return ref > 0 && (characteristics(s, ref).types & PLANAR) !== 0
}

/** Parts of a pattern that involve the event's second object, source or player. */
const ABOUT_OTHER = ["by", "attacker", "whom", "what", "to"]

/** 801.7, 801.11, 801.13: whether everything the pattern refers to is within its controller's range. */
export function happensInRange(
  s: State,
  pattern: EventPattern,
  e: GameEvent,
  context: { you: PlayerId; source: Ref },
): boolean {
  if (s.reach === null || isPlanar(s, context.source)) return true
  const seen = (ref: Ref) => ref === 0 || reachesRef(s, context.you, ref)
  const damage = e.kind === "damage" || e.kind === "counters" || e.kind === "countersRemoved"
  const subject = e.kind === "moves" && (e.from === "battlefield" || e.object === 0) ? e.was : e.object
  const withPlayer = !isOfAttacked(pattern) && (subject === 0 || "player" in pattern || "by" in pattern)
  return (
    seen(subject) &&
    (!(damage || ABOUT_OTHER.some((key) => key in pattern)) || seen(e.other)) &&
    (!("source" in pattern) || seen(e.source)) &&
    (!withPlayer || e.player < 0 || reaches(s, context.you, e.player))
  )
}

/** "A player is attacked", by anyone: the attacking player doesn't matter. */
function isOfAttacked(pattern: EventPattern): boolean {
  return (
    pattern.on === "attackers" &&
    pattern.by.who === "players" &&
    pattern.filter === undefined &&
    pattern.whom !== undefined
  )
}

/** 801.13b: the source or recipient that a prevention effect names must be within range; both if it names neither. */
export function preventsInRange(
  s: State,
  pattern: Extract<EventPattern, { on: "damage" }>,
  e: GameEvent,
  context: { you: PlayerId; source: Ref },
): boolean {
  const namesSource = pattern.source !== undefined
  const namesRecipient = pattern.to !== undefined || pattern.player !== undefined
  return (
    ((!namesSource && namesRecipient) || affects(s, context, e.source)) &&
    ((namesSource && !namesRecipient) || affects(s, context, e.other))
  )
}
