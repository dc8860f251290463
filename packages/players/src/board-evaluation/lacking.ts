import {
  type Ability,
  type Characteristics,
  COLOR_BIT,
  COLORS,
  characteristics,
  controllerOf,
  type ManaProduction,
  type ObjectId,
  type PlayerId,
  type State,
} from "@apnap/engine"
import { some } from "@apnap/engine/visit"
import { isType } from "./is-type.ts"

/** A mana cost (202.1). */
type Cost = NonNullable<Characteristics["cost"]>

/** Number of lands producing each color; a multicolor land counts for each. */
type Sources = number[]

const masks = new WeakMap<readonly Ability[], number>()

/** Mask of the colors that the mana abilities can add (605.1a). */
export function colorsFrom(abilities: readonly Ability[]): number {
  let mask = masks.get(abilities)
  if (mask !== undefined) return mask
  mask = 0
  for (const production of productionsIn(abilities)) {
    const letters = lettersOf(production)
    for (const color of COLORS) if (letters.includes(color)) mask |= COLOR_BIT[color]
  }
  masks.set(abilities, mask)
  return mask
}

function productionsIn(abilities: readonly Ability[]): ManaProduction[] {
  const found: ManaProduction[] = []
  some(abilities, "do", (e) => {
    if (e.do === "addMana") found.push(e.mana)
    return false
  })
  return found
}

/** The colors named in a production, or all of them; board-dependent ones count as none. */
function lettersOf(production: ManaProduction): string {
  if ("mana" in production) return production.mana
  if (!("choice" in production)) return ""
  const { choice } = production
  if (choice === "anyColor") return COLORS.join("")
  return typeof choice === "string" ? "" : choice.join("")
}

function add(sources: Sources, s: State, id: ObjectId): void {
  const mask = colorsFrom(characteristics(s, id).abilities)
  if (mask === 0) return
  for (let i = 0; i < COLORS.length; i++) if ((mask & COLOR_BIT[COLORS[i]]) !== 0) sources[i]++
}

const pips = new WeakMap<Cost, readonly number[]>()

/** By color, the number of symbols in a cost payable with that color only (202.1a). */
function pipsOf(cost: Cost): readonly number[] {
  let found = pips.get(cost)
  if (found === undefined) {
    found = COLORS.map((color) => cost.symbols.filter(({ mask }) => mask === COLOR_BIT[color]).length)
    pips.set(cost, found)
  }
  return found
}

/**
 * Number of colored symbols in the costs of the player's hand that their mana sources can't pay, at most two per card (202.1a); `extra`
 * counts as another land.
 */
export function lacking(s: State, player: PlayerId, extra?: ObjectId): number {
  const sources: Sources = COLORS.map(() => 0)
  for (const id of s.battlefield) if (controllerOf(s, id) === player) add(sources, s, id)
  if (extra !== undefined) add(sources, s, extra)
  let found = 0
  for (const id of s.players[player].hand) {
    const c = characteristics(s, id)
    if (isType(c, "land") || c.cost === null) continue
    const wanted = pipsOf(c.cost)
    for (let i = 0; i < wanted.length; i++)
      if (wanted[i] > sources[i]) found += Math.min(2, wanted[i] - sources[i])
  }
  return found
}
