import {
  type Action,
  type Cost,
  characteristics,
  controllerOf,
  FLAG_BIT,
  type PlayerId,
  type State,
} from "@apnap/engine"
import { isType } from "../board-evaluation/is-type.ts"
import { colorsFrom } from "../board-evaluation/lacking.ts"

export function landsOf(s: State, player: PlayerId): number {
  return s.battlefield.filter(
    (id) => controllerOf(s, id) === player && isType(characteristics(s, id), "land"),
  ).length
}

/** Estimate of the mana the player can still make (605.1a): one for each source that can be tapped (302.6). */
export function manaOf(s: State, player: PlayerId): number {
  return s.battlefield.filter((id) => {
    const o = s.objects[id]!
    if (o.tapped || controllerOf(s, id) !== player) return false
    const c = characteristics(s, id)
    if (colorsFrom(c.abilities) === 0) return false
    return !isType(c, "creature") || !o.sick || (c.flags & FLAG_BIT.haste) !== 0
  }).length
}

/** Estimate of the mana the action costs. */
export function manaFor(s: State, action: Action): number {
  switch (action.do) {
    case "cast": {
      const { manaValue } = characteristics(s, action.object)
      return action.way === "" ? manaValue : Math.min(3, manaValue)
    }
    case "activate": {
      const ability = characteristics(s, action.object).abilities[action.ability]
      if (ability === undefined || !("cost" in ability)) return 0
      return inCost(ability.cost as Cost)
    }
    case "special":
      return 1
    default:
      return 0
  }
}

function inCost(cost: Cost): number {
  return cost.reduce(
    (sum, part) => sum + (part.pay === "mana" && typeof part.mana === "string" ? symbols(part.mana) : 0),
    0,
  )
}

/** Mana value of a cost's symbols (202.3). */
function symbols(mana: string): number {
  return [...mana.matchAll(/\{(\w+)[^}]*\}/g)].reduce((sum, [, symbol]) => {
    const generic = Number(symbol)
    return sum + (Number.isNaN(generic) ? (symbol === "X" ? 0 : 1) : generic)
  }, 0)
}
