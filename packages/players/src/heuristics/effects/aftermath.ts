import {
  type Ability,
  characteristics,
  controllerOf,
  countersOn,
  type ObjectId,
  type PlayerId,
  type State,
} from "@apnap/engine"
import { worthOf } from "../../board-evaluation/worth.ts"
import { bearersOf, boostOf } from "./boost.ts"
import { profitOf } from "./profit.ts"

/** The worth of a +1/+1 or -1/-1 counter (122.1a). */
const COUNTER = 1.6

/**
 * The loss when a creature dies (700.4), roughly in mana: its worth minus what its death triggers. Undying and persist (702.93a, 702.79a)
 * return it once.
 */
export function lossOf(s: State, id: ObjectId): number {
  const worth = worthOf(s, id)
  const { abilities } = characteristics(s, id)
  const { dying, returns } = aftermathOf(abilities)
  if (returns === "undying" && countersOn(s, id, "+1/+1") === 0) return -COUNTER / 2
  if (returns === "persist" && countersOn(s, id, "-1/-1") === 0) return COUNTER
  const player = controllerOf(s, id)
  const left = dying.length === 0 ? 0 : Math.min(worth, profitOf(s, player, dying) ?? 0)
  return worth - left + led(s, player, abilities)
}

/** What its static abilities add to the player's other creatures (611.3). */
function led(s: State, player: PlayerId, abilities: readonly Ability[]): number {
  const { all } = boostOf(abilities)
  return all === 0 ? 0 : all * Math.min(6, Math.max(0, bearersOf(s, player).count - 1))
}

interface Aftermath {
  /** Abilities that trigger when it dies or leaves the battlefield (603.6c). */
  dying: readonly Ability[]
  returns: "undying" | "persist" | null
}

function aftermathOf(abilities: readonly Ability[]): Aftermath {
  let found = known.get(abilities)
  if (found === undefined) {
    const has = (keyword: string) => abilities.some((a) => a.ability === "keyword" && a.keyword === keyword)
    found = {
      dying: abilities.filter(isOfDeath),
      returns: has("undying") ? "undying" : has("persist") ? "persist" : null,
    }
    known.set(abilities, found)
  }
  return found
}

function isOfDeath(a: Ability): boolean {
  return (
    a.ability === "triggered" &&
    a.when.on === "moves" &&
    a.when.from === "battlefield" &&
    (a.when.to === undefined || a.when.to === "graveyard") &&
    a.when.object.is === "self"
  )
}

const known = new WeakMap<readonly Ability[], Aftermath>()
