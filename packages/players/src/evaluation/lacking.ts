import {
  type Ability,
  COLOR_BIT,
  COLORS,
  characteristics,
  controllerOf,
  type ObjectId,
  type PlayerId,
  type State,
} from "@apnap/engine"
import { isType } from "./is-type.ts"

/** By color, how many lands give it; a land of several colors counts for each. */
type Sources = number[]

const COLORED = /"mana":"((?:\{[WUBRGC]\})+)"|anyColor/g
const masks = new WeakMap<readonly Ability[], number>()

/** Mask of the colors that the object's mana abilities can add (605.1a). */
export function colorsFrom(abilities: readonly Ability[]): number {
  let mask = masks.get(abilities)
  if (mask !== undefined) return mask
  mask = 0
  for (const [, mana] of JSON.stringify(abilities).matchAll(COLORED))
    for (const color of COLORS) if (mana === undefined || mana.includes(color)) mask |= COLOR_BIT[color]
  masks.set(abilities, mask)
  return mask
}

function add(sources: Sources, s: State, id: ObjectId): Sources {
  const mask = colorsFrom(characteristics(s, id).abilities)
  COLORS.forEach((color, i) => {
    if ((mask & COLOR_BIT[color]) !== 0) sources[i]++
  })
  return sources
}

/**
 * How many colored symbols in the costs of the player's hand his mana sources can't pay for, each at most twice a card (202.1a); with
 * another land beside them, if one is named.
 */
export function lacking(s: State, player: PlayerId, extra?: ObjectId): number {
  const sources: Sources = COLORS.map(() => 0)
  for (const id of s.battlefield) if (controllerOf(s, id) === player) add(sources, s, id)
  if (extra !== undefined) add(sources, s, extra)
  let found = 0
  for (const id of s.players[player].hand) {
    const c = characteristics(s, id)
    if (isType(c, "land") || c.cost === null) continue
    const { symbols } = c.cost
    COLORS.forEach((color, i) => {
      const pips = symbols.filter(({ mask }) => mask === COLOR_BIT[color]).length
      found += Math.min(2, Math.max(0, pips - sources[i]))
    })
  }
  return found
}
