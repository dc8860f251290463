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

/** What is paid for a spell (202.1). */
type Cost = NonNullable<Characteristics["cost"]>

/** By color, how many lands give it; a land of several colors counts for each. */
type Sources = number[]

const masks = new WeakMap<readonly Ability[], number>()

/** Mask of the colors that the object's mana abilities can add (605.1a). */
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

/** The colors that are named in what is added, or all of them; what depends on the board counts for none. */
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

/** By color, how many symbols of a cost are of that color alone (202.1a). */
function pipsOf(cost: Cost): readonly number[] {
  let found = pips.get(cost)
  if (found === undefined) {
    found = COLORS.map((color) => cost.symbols.filter(({ mask }) => mask === COLOR_BIT[color]).length)
    pips.set(cost, found)
  }
  return found
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
    const wanted = pipsOf(c.cost)
    for (let i = 0; i < wanted.length; i++)
      if (wanted[i] > sources[i]) found += Math.min(2, wanted[i] - sources[i])
  }
  return found
}
