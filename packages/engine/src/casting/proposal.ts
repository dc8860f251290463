import type { Ability, SpellAbility } from "../language/ability.ts"
import type { Cost } from "../language/cost.ts"
import type { CardFace } from "../language/card.ts"
import { TYPE_BIT } from "../language/vocabulary.ts"
import { characteristics, keywords, objectOf } from "../characteristics/query.ts"
import { faceCharacteristics, faceOf, type Characteristics, FACE_DOWN } from "../characteristics/characteristics.ts"
import { evaluate } from "../characteristics/condition.ts"
import { contextOf } from "../characteristics/context.ts"
import { activeStatics } from "../characteristics/derived.ts"
import { fits } from "../characteristics/filter.ts"
import { players } from "../characteristics/selector.ts"
import type { ObjectId, PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { WAYS } from "./ways.ts"

/** One way in which a card could be cast, before its timing and payment are looked at. */
export interface Proposal {
  object: ObjectId
  face: number
  /** "" the normal way; a keyword; "free" or an alternative cost's key. */
  way: string
  base: Cost | null
  /** What the spell will be like. */
  spell: Characteristics
  faceDown: boolean
  sorceryOnly: boolean
  anyMana: boolean
}

const NO_COST: Cost = []

/** The mana cost as a cost; null when the face has none (118.6). */
export function manaCostOf(face: CardFace): Cost | null {
  return face.cost === undefined || face.cost === "" ? null : [{ pay: "mana", mana: face.cost }]
}

/** The faces as which a card may be cast normally: both halves, both modal faces, the adventure (709.3, 712.11, 715.3). */
export function castableFaces(s: State, id: ObjectId): readonly number[] {
  const definition = s.definitions[objectOf(s, id)!.def]
  switch (definition.layout) {
    case "split":
    case "room":
      return BOTH_FACES.filter((face) => !isAftermath(definition.faces[face]) || objectOf(s, id)!.zone === "graveyard")
    case "modalDfc":
    case "adventure":
    case "prepare":
      return BOTH_FACES
    case "prototype":
      return BOTH_FACES
    default:
      return FRONT
  }
}
const BOTH_FACES: readonly number[] = [0, 1]
const FRONT: readonly number[] = [0]

function isAftermath(face: CardFace): boolean {
  return face.abilities?.some((a: Ability) => a.ability === "keyword" && a.keyword === "aftermath") === true
}

/** Every proposal for a card that this player may cast from where it is (601.3). */
export function proposals(s: State, player: PlayerId, id: ObjectId): Proposal[] {
  const object = s.objects[id]!
  const definition = s.definitions[object.def]
  const out: Proposal[] = []
  const add = (face: number, way: string, base: Cost | null, extra: Partial<Proposal> = {}) => {
    const spell = extra.faceDown ? FACE_DOWN : spellCharacteristics(s, id, face)
    if (isLand(spell)) return
    out.push({ object: id, face, way, base, spell, faceDown: false, sorceryOnly: false, anyMana: false, ...extra })
  }
  if (object.zone === "hand" && object.owner === player) {
    for (const face of castableFaces(s, id)) add(face, definition.layout === "prototype" && face === 1 ? "prototype" : "", manaCostOf(definition.faces[face]))
    alternatives(s, player, id, add)
    if (definition.layout === "split" && keywords(s, id, "fuse").length > 0) add(2, "fuse", [...(manaCostOf(definition.faces[0]) ?? []), ...(manaCostOf(definition.faces[1]) ?? [])])
  }
  if (object.zone === "graveyard" && object.owner === player && definition.layout === "split" && isAftermath(definition.faces[1])) add(1, "aftermath", manaCostOf(definition.faces[1]))
  if (object.zone === "exile" && object.memory?.way === "adventure" && object.owner === player) add(0, "", manaCostOf(definition.faces[0])) // 715.3d
  keywordWays(s, player, id, add)
  permissions(s, player, id, add)
  return out
}

type Add = (face: number, way: string, base: Cost | null, extra?: Partial<Proposal>) => void

function isLand(c: Characteristics): boolean {
  return (c.types & TYPE_BIT.land) !== 0
}

/** The values that the spell will have on the stack, before continuous effects. */
export function spellCharacteristics(s: State, id: ObjectId, face: number): Characteristics {
  const definition = s.definitions[objectOf(s, id)!.def]
  if (face === 2 && definition.layout === "split") return characteristics(s, id)
  if (face === objectOf(s, id)!.face && definition.layout !== "split" && definition.layout !== "room") return characteristics(s, id)
  return faceCharacteristics(faceOf(definition, face))
}

function keywordWays(s: State, player: PlayerId, id: ObjectId, add: Add): void {
  const object = s.objects[id]!
  const definition = s.definitions[object.def]
  for (const a of characteristics(s, id).abilities) {
    if (a.ability !== "keyword") continue
    const way = WAYS[a.keyword]
    if (way === undefined || !way.from.includes(object.zone) || (object.owner !== player && object.zone !== "exile")) continue
    if (way.condition !== undefined && !way.condition(s, player, id)) continue
    const face = way.face ?? 0
    const own = way.cost !== undefined ? way.cost(a, definition.faces[face]) : (a.cost ?? manaCostOf(definition.faces[face]))
    if (own === null) continue
    add(face, a.keyword, [...own, ...(way.additional ?? NO_COST)], { faceDown: way.faceDown === true, sorceryOnly: way.sorcery === true })
  }
}

/** 118.9: alternative costs that its own text or other effects offer. */
function alternatives(s: State, player: PlayerId, id: ObjectId, add: Add): void {
  const c = characteristics(s, id)
  for (const a of c.abilities) {
    if (a.ability !== "static") continue
    for (const effect of a.effects) {
      if (effect.static !== "alternativeCost" || effect.self !== true) continue
      const context = contextOf(id, player)
      if ((a.condition === undefined || evaluate(s, a.condition, context)) && (effect.condition === undefined || evaluate(s, effect.condition, context))) add(0, effect.key ?? "alternative", effect.cost)
    }
  }
  for (const { effect, context } of activeStatics(s, "alternativeCost")) {
    if (effect.self || !players(s, effect.by ?? { who: "you" }, context).includes(player) || (effect.spells !== undefined && !fits(s, effect.spells, id, context))) continue
    if (effect.condition !== undefined && !evaluate(s, effect.condition, context)) continue
    add(0, effect.key ?? (effect.cost.length === 0 ? "free" : "alternative"), effect.cost)
  }
}

/** 601.3: effects that let the player cast cards from other zones. */
function permissions(s: State, player: PlayerId, id: ObjectId, add: Add): void {
  const object = s.objects[id]!
  const definition = s.definitions[object.def]
  for (const { effect, context } of permits(s, player, id)) {
    if (effect.landsOnly) continue
    for (const face of castableFaces(s, id)) {
      const own = effect.free ? NO_COST : (effect.cost ?? manaCostOf(definition.faces[face]))
      const base = own === null ? null : [...own, ...(effect.additionalCost ?? NO_COST)]
      add(face, effect.exileAfter ? "exileAfter" : effect.free ? "free" : `permission:${context.source}`, base, { anyMana: effect.anyMana === true })
    }
  }
}

/** The permissions in force that let the player play this card from where it is. */
export function permits(s: State, player: PlayerId, id: ObjectId) {
  const object = s.objects[id]!
  return activeStatics(s, "playFrom").filter(({ effect, context, from }) => {
    if (effect.zone !== object.zone) return false
    if (effect.self && context.source !== id) return false
    if (!players(s, effect.who ?? { who: "you" }, context).includes(player)) return false
    if (effect.top && s.players[object.owner].library.at(-1) !== id) return false
    if ((effect.zone === "library" || effect.zone === "graveyard" || effect.zone === "hand") && from === 0) {
      const owners = effect.of === undefined ? [player] : players(s, effect.of, context)
      if (!owners.includes(object.owner)) return false
    }
    if (effect.oncePerTurn && s.events.some((e) => (e.kind === "cast" || e.cause === "play") && e.source === context.source)) return false
    return effect.filter === undefined || fits(s, effect.filter, id, context)
  })
}

/** The spell abilities of what is cast, for modes and targets. */
export function spellAbilities(c: Characteristics): SpellAbility[] {
  return c.abilities.filter((a): a is SpellAbility => a.ability === "spell")
}
