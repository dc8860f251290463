import {
  type Ability,
  type Characteristics,
  characteristics,
  controllerOf,
  countersOn,
  FLAG_BIT,
  NONE,
  type ObjectId,
  objectOf,
  type PlayerId,
  type State,
} from "@apnap/engine"
import { mentions } from "@apnap/engine/visit"
import { isType } from "./is-type.ts"

const EVASION = FLAG_BIT.flying | FLAG_BIT.menace | FLAG_BIT.shadow | FLAG_BIT.horsemanship | FLAG_BIT.fear

/** An object's worth on the battlefield, roughly in mana; from its derived characteristics. */
export function worthOf(s: State, id: ObjectId): number {
  const c = characteristics(s, id)
  if (isType(c, "creature")) return creatureWorth(c) - countersOn(s, id, "stun")
  if (isType(c, "planeswalker")) return 2 + countersOn(s, id, "loyalty")
  if (isType(c, "land")) return 2.2
  return 0.6 + Math.max(1, c.manaValue) * 0.9 + heldWorth(s, id)
}

/** The worth of a creature that an Aura keeps from fighting counts for the Aura's controller (303.4). */
function heldWorth(s: State, id: ObjectId): number {
  const { attachedTo } = s.objects[id]!
  if (attachedTo === NONE || !holds(characteristics(s, id).abilities)) return 0
  const held = objectOf(s, attachedTo)
  if (held === undefined || controllerOf(s, attachedTo) === controllerOf(s, id)) return 0
  const c = characteristics(s, attachedTo)
  return isType(c, "creature") ? creatureWorth(c) * 0.75 : 0
}

function holds(abilities: readonly Ability[]): boolean {
  let found = holding.get(abilities)
  if (found === undefined) {
    found = mentions(abilities, "static", "cantAttack", "doesntUntap")
    holding.set(abilities, found)
  }
  return found
}

const holding = new WeakMap<readonly Ability[], boolean>()

/** Power and toughness, plus keywords. The weights are close to those that separate won games from lost ones. */
function creatureWorth(c: Characteristics): number {
  const power = Math.max(0, c.power ?? 0)
  const has = (bits: number) => (c.flags & bits) !== 0
  let worth = 1.1 + power * 0.9 + Math.max(0, c.toughness ?? 0) * 0.7
  if (has(EVASION)) worth += 0.3 + power * 0.5
  if (has(FLAG_BIT.doubleStrike)) worth += power * 0.7
  if (has(FLAG_BIT.lifelink)) worth += power * 0.5
  if (has(FLAG_BIT.trample)) worth += power * 0.15
  if (has(FLAG_BIT.deathtouch)) worth += 1
  if (has(FLAG_BIT.firstStrike)) worth += 0.5 + power * 0.25
  if (has(FLAG_BIT.indestructible)) worth += 2
  if (has(FLAG_BIT.vigilance)) worth += power * 0.25
  if (has(FLAG_BIT.hexproof)) worth += 0.4
  if (has(FLAG_BIT.defender)) worth -= power * 0.8
  return worth + abilitiesWorth(c.abilities)
}

/** The worth of a creature's abilities other than keywords: repeatable ones count most (508.1m). */
function abilitiesWorth(abilities: readonly Ability[]): number {
  let worth = known.get(abilities)
  if (worth === undefined) {
    const others = abilities.filter((a) => a.ability !== "keyword").length
    const attacks = abilities.filter((a) => a.ability === "triggered" && mentions(a.when, "on", "attacks"))
    worth =
      Math.min(3, others) * 0.4 +
      attacks.reduce((sum, a) => sum + (mentions(a, "do", "createToken") ? 3.5 : 0.8), 0)
    known.set(abilities, worth)
  }
  return worth
}

const known = new WeakMap<readonly Ability[], number>()

/** Lands in hand expected to be played soon. */
const SOON = 3

/** A card's worth to the player holding it: lands count while there are few, spells if they are affordable. */
export function cardWorth(s: State, id: ObjectId, holder: PlayerId): number {
  const c = characteristics(s, id)
  const isLand = (other: ObjectId) => isType(characteristics(s, other), "land")
  const lands = s.battlefield.filter((other) => controllerOf(s, other) === holder && isLand(other)).length
  const held = s.players[holder].hand.filter(isLand).length
  if (isLand(id)) return lands + Math.max(0, held - 1) < 3 ? 4 : lands < 3 ? 3 : lands < 5 ? 2.2 : 0.6
  const delay = Math.max(0, c.manaValue - lands - Math.min(SOON, held) - 1)
  return Math.max(0.8, 1.4 + c.manaValue * 0.5 - delay * 0.6)
}
