import {
  type Ability,
  type Amount,
  type Change,
  characteristics,
  controllerOf,
  type ObjectId,
  type PlayerId,
  type State,
  type StaticEffect,
} from "@apnap/engine"
import { mentions } from "@apnap/engine/visit"
import { isType } from "../../board-evaluation/is-type.ts"

/** What static abilities add to creatures, roughly in mana each: to the bearer, or to all of the player's creatures. */
interface Boost {
  bearer: number
  all: number
}

/** The boost of an Aura, an Equipment or an anthem (303.4, 301.5, 611.3). */
export function boostOf(abilities: readonly Ability[]): Boost {
  let found = known.get(abilities)
  if (found === undefined) {
    found = { bearer: 0, all: 0 }
    for (const a of abilities) if (a.ability === "static") add(found, a.effects)
    known.set(abilities, found)
  }
  return found
}

const known = new WeakMap<readonly Ability[], Boost>()

function add(boost: Boost, effects: readonly StaticEffect[]): void {
  for (const e of effects) {
    if (e.static !== "modify") continue
    const worth = e.changes.reduce((sum, change) => sum + worthOfChange(change), 0)
    if (e.what.sel === "attachedTo") boost.bearer += worth
    else if (e.what.sel === "all" && mentions(e.what, "who", "you")) boost.all += worth
  }
}

function worthOfChange(change: Change): number {
  if (change.change === "addAbilities") return change.abilities.length * 0.7
  if (change.change !== "modifyPT") return 0
  const points = (value: Amount) => (typeof value === "number" ? value : 1.5)
  return points(change.power) * 0.9 + points(change.toughness) * 0.7
}

/** The number of the player's creatures, and whether one may attack this turn (508.1a). */
export function bearersOf(s: State, player: PlayerId): { count: number; isReady: boolean } {
  const creatures = s.battlefield.filter(
    (id: ObjectId) => controllerOf(s, id) === player && isType(characteristics(s, id), "creature"),
  )
  return {
    count: creatures.length,
    isReady: creatures.some((id) => !s.objects[id]!.tapped && !s.objects[id]!.sick),
  }
}
