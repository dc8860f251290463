import {
  type Characteristics,
  characteristics,
  controllerOf,
  FLAG_BIT,
  type ObjectId,
  type PlayerId,
  type State,
} from "@apnap/engine"
import { isType } from "../board-evaluation/is-type.ts"
import { colorsFrom, lacking } from "../board-evaluation/lacking.ts"
import { worthOf } from "../board-evaluation/worth.ts"
import { returnsFromGraveyard } from "../heuristics/effects/recursion.ts"
import { kindOf } from "./card-kind.ts"

/** A player's side in numbers. Reads hidden hands, so only imagined worlds may be evaluated. */
export interface Side {
  life: number
  library: number
  lands: number
  /** Other mana-producing permanents. */
  makers: number
  creatures: number
  /** Total worth of the creatures (`worthOf`), and that of the best. */
  worth: number
  dearest: number
  power: number
  /** Power that is flying or otherwise hard to block. */
  evasive: number
  toughness: number
  /** Untapped creatures, and the flyers among them. */
  blockers: number
  flyers: number
  /** Worth of the other permanents. */
  others: number
  /** Power of each blockable creature, strongest first. */
  grounded: readonly number[]
  landsHeld: number
  spells: number
  /** Sum of the mana values of spells in hand, each capped at 6. */
  manaValue: number
  /** Spells in hand castable with the lands plus one. */
  castable: number
  /** Worth of creatures in hand: castable ones, and the others. */
  soon: number
  later: number
  removal: number
  counters: number
  sweepers: number
  /** Damage to a player from castable spells in hand. */
  burn: number
  drawing: number
  lacking: number
  /** Worth of the best creature in the graveyard if the player holds a reanimation card. */
  returning: number
}

const EVASION = FLAG_BIT.flying | FLAG_BIT.menace | FLAG_BIT.shadow | FLAG_BIT.horsemanship | FLAG_BIT.fear

export function sideOf(s: State, player: PlayerId): Side {
  const { life, library } = s.players[player]
  const side = { ...EMPTY, life, library: library.length, grounded: [] as number[] }
  for (const id of s.battlefield) if (controllerOf(s, id) === player) addPermanent(side, s, id)
  side.grounded.sort((a, b) => b - a)
  for (const id of s.players[player].hand) addHeld(side, s, id)
  side.lacking = lacking(s, player)
  side.returning = returnsFromGraveyard(s, player) ? dearestBuried(s, player) : 0
  return side
}

const EMPTY: Omit<Side, "grounded"> = {
  life: 0,
  library: 0,
  lands: 0,
  makers: 0,
  creatures: 0,
  worth: 0,
  dearest: 0,
  power: 0,
  evasive: 0,
  toughness: 0,
  blockers: 0,
  flyers: 0,
  others: 0,
  landsHeld: 0,
  spells: 0,
  manaValue: 0,
  castable: 0,
  soon: 0,
  later: 0,
  removal: 0,
  counters: 0,
  sweepers: 0,
  burn: 0,
  drawing: 0,
  lacking: 0,
  returning: 0,
}

type Building = { -readonly [K in keyof Side]: K extends "grounded" ? number[] : Side[K] }

function addPermanent(side: Building, s: State, id: ObjectId): void {
  const c = characteristics(s, id)
  if (isType(c, "creature")) addCreature(side, s, id, c)
  else if (isType(c, "land")) side.lands++
  else side.others += worthOf(s, id)
  if (!isType(c, "land") && colorsFrom(c.abilities) !== 0) side.makers++
}

function addCreature(side: Building, s: State, id: ObjectId, c: Characteristics): void {
  const worth = worthOf(s, id)
  const power = Math.max(0, c.power ?? 0) * ((c.flags & FLAG_BIT.doubleStrike) === 0 ? 1 : 2)
  side.creatures++
  side.worth += worth
  side.dearest = Math.max(side.dearest, worth)
  side.toughness += Math.max(0, c.toughness ?? 0)
  if (!s.objects[id]!.tapped) {
    side.blockers++
    if ((c.flags & FLAG_BIT.flying) !== 0) side.flyers++
  }
  if ((c.flags & FLAG_BIT.defender) !== 0) return
  side.power += power
  if ((c.flags & EVASION) !== 0) side.evasive += power
  else side.grounded.push(power)
}

function addHeld(side: Building, s: State, id: ObjectId): void {
  const c = characteristics(s, id)
  if (isType(c, "land")) {
    side.landsHeld++
    return
  }
  const isCastable = c.manaValue <= side.lands + side.makers + 1
  const { removes, counters, sweeps, burns, draws } = kindOf(c.abilities)
  side.spells++
  side.manaValue += Math.min(6, c.manaValue)
  if (isCastable) side.castable++
  if (isType(c, "creature")) side[isCastable ? "soon" : "later"] += worthOf(s, id)
  if (removes) side.removal++
  if (counters) side.counters++
  if (sweeps) side.sweepers++
  if (isCastable) side.burn += burns
  if (draws) side.drawing++
}

function dearestBuried(s: State, player: PlayerId): number {
  let most = 0
  for (const id of s.players[player].graveyard)
    if (isType(characteristics(s, id), "creature")) most = Math.max(most, worthOf(s, id))
  return most
}
