import type { Ability } from "../language/ability.ts"
import { FLAG_BIT, type Flag, flagBit, type Keyword } from "../language/keyword.ts"
import { isKeyword } from "../language/keyword-ability.ts"
import { isPartner } from "../language/partners.ts"
import { CARD_TYPE_BIT, type CardType, PERMANENT_TYPES } from "../language/vocabulary.ts"
import type { GameObject } from "../state/object.ts"
import { objectNow } from "../state/object-now.ts"
import { pastOf } from "../state/past.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { PastObject, State } from "../state/state.ts"
import { type Characteristics, faceCharacteristics } from "./layers/characteristics.ts"
import { asDefined } from "./layers/defining.ts"
import { derived } from "./layers/derived.ts"
import { baseCharacteristics } from "./layers/printed.ts"
import { isCreatureType } from "./queries/names/subtypes.ts"

/** The characteristics of an unknown object, and of "no object" (an ability without a source). */
const NOTHING: Characteristics = faceCharacteristics({ name: "", types: [] })

/** The object as stored; if it left, as it last was. Undefined without last known information. */
export function objectOf(s: State, id: ObjectId): GameObject | undefined {
  return s.objects[id] ?? pastOf(s, id)?.object
}

/** The characteristics of an object that left. Typed here, since the state doesn't know their type. */
export function pastCharacteristics({ characteristics: c }: PastObject): Characteristics {
  return c as Characteristics
}

/** The object's current characteristics; if it left, its last known ones (608.2h). */
export function characteristics(s: State, id: ObjectId): Characteristics {
  const object = s.objects[id]
  if (object === undefined) {
    const past = pastOf(s, id)
    return past === undefined || past.unseen === true ? NOTHING : pastCharacteristics(past)
  }
  const d = derived(s)
  const changed = d.changed.get(id)
  if (changed !== undefined) return changed
  const base = baseCharacteristics(s, object)
  return object.zone === "library" || object.zone === "outside" ? asDefined(s, object, base) : base
}

/** The object's controller, or last one if it left; the owner outside battlefield and stack (109.4). */
export function controllerOf(s: State, id: ObjectId): PlayerId {
  const object = s.objects[id]
  if (object === undefined) return pastOf(s, id)?.object.controller ?? -1
  const d = derived(s)
  return d.control.get(id) ?? object.controller
}

/** 208.3: a noncreature permanent has none, whatever is printed on it. 208.5: a missing value is 0. */
export function sizeOf(s: State, id: ObjectId, what: "power" | "toughness"): number {
  const c = characteristics(s, id)
  if ((c.types & CARD_TYPE_BIT.creature) === 0 && objectOf(s, id)?.zone === "battlefield") return 0
  return c[what] ?? 0
}

/** Base power or toughness: before anything modifies it (613.4c). */
export function baseSizeOf(s: State, id: ObjectId, what: "power" | "toughness"): number {
  const object = s.objects[id]
  if (object === undefined) return sizeOf(s, id, what)
  const base = derived(s).baseSizes.get(id) ?? baseCharacteristics(s, object)
  return base[what] ?? 0
}

/** The rules text of an object: the abilities that it has before effects add or take any (613.1c). */
export function rulesTextOf(s: State, id: ObjectId): readonly Ability[] {
  const object = s.objects[id]
  return derived(s).texts.get(id) ?? (object === undefined ? [] : baseCharacteristics(s, object).abilities)
}

export function hasType(s: State, id: ObjectId, type: CardType): boolean {
  return (characteristics(s, id).types & CARD_TYPE_BIT[type]) !== 0
}

export function hasFlag(s: State, id: ObjectId, flag: Flag): boolean {
  return (characteristics(s, id).flags & FLAG_BIT[flag]) !== 0
}

export function isCreature(s: State, id: ObjectId): boolean {
  return hasType(s, id, "creature")
}

/** 506.3f, g, 508.1a, 509.1a: a creature that isn't also a battle can attack or block. */
export function canBeInCombat(s: State, id: ObjectId): boolean {
  return isCreature(s, id) && !hasType(s, id, "battle")
}

/** 702: the object's instances of a keyword. */
export function keywords<K extends Keyword>(
  s: State,
  id: ObjectId,
  keyword: K,
): readonly Extract<Ability, { keyword: K; ability: "keyword" }>[] {
  return characteristics(s, id).abilities.filter((a) => isKeyword(a, keyword))
}

export function hasKeyword(s: State, id: ObjectId, keyword: Keyword): boolean {
  const bit = flagBit(keyword)
  const c = characteristics(s, id)
  if (bit !== undefined) return (c.flags & bit) !== 0
  if (keyword === "partner") return c.abilities.some(isPartner)
  return c.abilities.some((a) => a.ability === "keyword" && a.keyword === keyword)
}

export function hasSubtype(c: Characteristics, subtype: string): boolean {
  return c.subtypes.includes(subtype) || (c.everyCreatureType && isCreatureType(subtype))
}

/** 110.4: a permanent card, or a permanent spell. */
export function hasPermanentType(c: Characteristics): boolean {
  return (c.types & PERMANENT_TYPES) !== 0
}

/** Battlefield permanents that are phased in. */
export function permanents(s: State): readonly ObjectId[] {
  return s.battlefield.every((id) => objectNow(s, id).phasedOut === 0)
    ? s.battlefield
    : s.battlefield.filter((id) => objectNow(s, id).phasedOut === 0)
}

/** Players still in the game, in turn order from the active player (101.4). */
export function apnapOrder(s: State, from: PlayerId = s.turn.active): readonly PlayerId[] {
  const all = turnOrder(s.players.length, from, s.turn.reversed === true)
  for (const player of all)
    if (s.players[player].left !== null) return all.filter((p) => s.players[p].left === null)
  return all
}

/** By number of players and first player, filled on demand: every pass asks for the order. */
const clockwise: (readonly PlayerId[])[][] = []
const counterclockwise: (readonly PlayerId[])[][] = []

/** All seats in turn order from the given one. */
function turnOrder(count: number, from: PlayerId, reversed: boolean): readonly PlayerId[] {
  const orders = reversed ? counterclockwise : clockwise
  orders[count] ??= []
  const known = orders[count]
  known[from] ??= Array.from({ length: count }, (_, i) => (from + (reversed ? count - i : i)) % count)
  return known[from]
}

/** Opponents still in the game, in turn order from the active player. */
export function opponentsOf(s: State, player: PlayerId): PlayerId[] {
  return apnapOrder(s).filter((p) => areOpponents(s, p, player))
}

/** 102.2, 102.3: whether they are on different teams. */
export function areOpponents(s: State, a: PlayerId, b: PlayerId): boolean {
  return s.players[a].team !== s.players[b].team
}
