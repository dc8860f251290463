import { definitionsContain } from "../../characteristics/definitions-contain.ts"
import { characteristics } from "../../characteristics/query.ts"
import type { ContinuousEffect } from "../../state/effect.ts"
import type { GameObject } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"

/**
 * A text that is the same whenever the game returns to a situation: objects are named by their place, not by their ids, which change with
 * each zone change (400.7), and timestamps are replaced by their order. History is excluded. Random draws and shuffles are included: a
 * sequence that depends on chance is not a loop.
 */
export function situation(s: State, effects: readonly ContinuousEffect[] = s.effects): string {
  const places = placesOf(s)
  const order = s.battlefield.toSorted((a, b) => objectNow(s, a).timestamp - objectNow(s, b).timestamp)
  // The turn number has no effect by itself: a loop may cross turns (104.4b).
  const { loop: _, choices: __, number: ___, ...turn } = s.turn
  const data = {
    objects: [...places.keys()].map((id) => ({
      ...objectNow(s, id),
      damage: damageThatCounts(s, id),
      owned: objectNow(s, id).zone,
    })),
    order,
    players: s.players,
    effects,
    delayed: s.delayed,
    waiting: s.waiting,
    turn,
    rest: [s.dayNight, s.monarch, s.initiative, s.random.draws],
  }
  return JSON.stringify(data, (key, value) => canonical(key, value, places))
}

/**
 * Damage beyond lethal makes no new situation (120.6) unless some text counts it: an indestructible creature may be dealt damage forever.
 */
function damageThatCounts(s: State, id: ObjectId): number {
  const { damage } = objectNow(s, id)
  if (damage === 0 || definitionsContain(s, "damageOn")) return damage
  return Math.min(damage, Math.max(0, characteristics(s, id).toughness ?? 0))
}

/** Maps every object of the game to its place in the zones. */
function placesOf(s: State): Map<ObjectId, number> {
  const own = s.players.flatMap((p) => [...p.library, ...p.hand, ...p.graveyard])
  const ids = [...s.battlefield, ...s.stack, ...s.exile, ...s.command, ...s.ante, ...own]
  return new Map(ids.map((id, place) => [id, place]))
}

const NOT_PART: ReadonlySet<string> = new Set(["id", "epoch", "timestamp"])
/** Fields that hold one object, and fields that hold lists of objects (or records of such lists). */
const ONE: ReadonlySet<string> = new Set(["source", "attachedTo", "attacking", "object"])
const MANY: ReadonlySet<string> = new Set([
  "order",
  "blocking",
  "blockedBy",
  "targets",
  "objects",
  "library",
  "hand",
  "graveyard",
  "bindings",
  "linked",
  "attackersDeclared",
  "blockersDeclared",
  "struckFirst",
])

function canonical(key: string, value: unknown, places: Map<ObjectId, number>): unknown {
  if (NOT_PART.has(key)) return undefined
  if (ONE.has(key) && typeof value === "number") return place(value, places)
  if (MANY.has(key)) return renamed(value, places)
  return isObject(value) && value.kind !== "card" ? { ...value, card: 0 } : value
}

function isObject(value: unknown): value is GameObject {
  return typeof value === "object" && value !== null && "owned" in value
}

/** Replaces ids in lists by places; numbers outside lists are amounts. */
function renamed(value: unknown, places: Map<ObjectId, number>): unknown {
  if (Array.isArray(value))
    return value.map((item) => (typeof item === "number" ? place(item, places) : renamed(item, places)))
  if (typeof value !== "object" || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, Array.isArray(part) ? renamed(part, places) : part]),
  )
}

/** "@place", the unchanged number for a player, or "gone". */
function place(id: number, places: Map<ObjectId, number>): string {
  return id <= 0 ? String(id) : places.has(id) ? `@${places.get(id)}` : "gone"
}
