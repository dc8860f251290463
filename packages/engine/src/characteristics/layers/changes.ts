import type { Ability } from "../../language/ability.ts"
import type { Amount } from "../../language/amount.ts"
import { type Handlers, handlerOf } from "../../language/handlers.ts"
import type { Keyword } from "../../language/keyword.ts"
import { FLAG_BIT } from "../../language/keyword.ts"
import type { Selector } from "../../language/selector.ts"
import type { Change } from "../../language/statics/change.ts"
import { CARD_TYPE_BIT, supertypeMask, typeMask } from "../../language/vocabulary.ts"
import { COLOR_MASK, typeBit } from "../../mana/symbols.ts"
import { commanderColor } from "../../state/commander.ts"
import type { GameObject } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import { isPlayerRef, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { chosenFor } from "../chosen.ts"
import { linkedToGiver } from "../chosen-fixed.ts"
import type { Context } from "../context.ts"
import { amount, sizeChange } from "../queries/amount.ts"
import { keywordsAmong, withVariants } from "../queries/passed-on.ts"
import { players, select } from "../queries/selector.ts"
import { fitsTypes, isCreatureType, isLandType } from "../queries/subtypes.ts"
import { characteristics } from "../query.ts"
import { isSharedCount } from "./alike.ts"
import {
  type Characteristics,
  copyCharacteristics,
  faceCharacteristics,
  faceOf,
  flagsOf,
  withExpansions,
} from "./characteristics.ts"
import type { Derived } from "./derived.ts"
import { givenBy } from "./given.ts"
import { BASIC_MANA } from "./intrinsic/basic-land.ts"
import { baseCharacteristics } from "./printed.ts"
import { halves } from "./split.ts"
import { copiedBy } from "./static-copies.ts"
import { withWord } from "./text-change.ts"

/** A pass over the layers in progress. */
export interface Layered {
  s: State
  d: Derived
  /** Abilities or controllers changed, so static abilities must be collected again. */
  dirty: boolean
  /** Counts in this layer by node and player, if nothing in the layer can change them; else null. */
  counts: Map<Amount, Map<PlayerId, number>> | null
  /** The timestamp of the effect being applied. */
  timestamp: number
  /** Static abilities given by effects of this pass, by object, each with the latest timestamp of those effects (613.7a). */
  given: Map<ObjectId, Map<Ability, number>>
}

/** A fresh pass over the layers. */
export function layered(s: State, d: Derived): Layered {
  return { s, d, dirty: false, counts: null, timestamp: 0, given: new Map() }
}

/** Applies one change to one object's derived characteristics. */
export function applyChange(work: Layered, id: ObjectId, change: Change, context: Context): void {
  const { s, d } = work
  const object = s.objects[id]
  if (object === undefined) return
  if (change.change === "control") {
    const player = players(s, change.player, context)[0]
    if (player === undefined || s.players[player].left !== null) return // 800.4b
    d.control.set(id, player)
    work.dirty = true
    return
  }
  const c = d.changed.get(id) ?? copyCharacteristics(baseCharacteristics(s, object))
  d.changed.set(id, c)
  const { abilities } = c
  handlerOf(appliers, change, change.change)(c, change, s, context, object, work)
  if (c.abilities !== abilities) work.dirty = true
}

const appliers: Handlers<
  Exclude<Change, { change: "control" }>,
  "change",
  Characteristics,
  [s: State, context: Context, object: GameObject, work: Layered],
  void
> = {
  // 707.2: the copied values replace everything printed.
  copy: (c, change, s, _context, object, { d }) => {
    d.copies.delete(object.id)
    copyInto(c, change, s, object)
  },
  copyOf: (c, change, s, { source }, object, { d }) => {
    const copied = copiedBy(s, source, change)
    if (copied === undefined) return
    d.copies.set(object.id, copied)
    copyInto(c, { change: "copy", ...copied }, s, object)
  },
  text: (c, change) => replaceWords(c, change.from, change.to),
  // 612.8: it loses any names that it had.
  name: (c, change) => {
    c.name = change.name
    c.everyCreatureName = false
  },
  creatureNames: (c) => {
    c.everyCreatureName = true
  },
  fullText: (c, change, s, context) => takeFullText(c, change, s, context),
  rulesText: (c, change) => setAbilities(c, change.abilities),
  ownColors: () => {},
  ownName: () => {}, // replaced by another change when the effect begins
  noManaCost: (c) => {
    c.cost = null
    c.manaValue = 0
  },
  addTypes: (c, change) => {
    c.types |= typeMask(change.types)
  },
  setTypes: (c, change) => setTypes(c, typeMask(change.types), change.keepSubtypes === true),
  removeTypes: (c, change) => setTypes(c, c.types & ~typeMask(change.types), false),
  addSubtypes: (c, change, s, context) => {
    // 205.3d: an object can't gain a subtype that none of its card types allows.
    const added = chosenTypes(s, change.subtypes, context).filter(
      (t) => !c.subtypes.includes(t) && fitsTypes(t, c.types),
    )
    c.subtypes = [...c.subtypes, ...added]
    // 305.6: a land that gains a basic land type gains its mana ability.
    setAbilities(c, [...c.abilities, ...added.flatMap((t) => BASIC_MANA.get(t) ?? [])])
  },
  setSubtypes: (c, change, s, context) => setSubtypes(c, change.of, chosenTypes(s, change.subtypes, context)),
  allCreatureTypes: (c) => {
    c.everyCreatureType = true
  },
  creatureTypesOf: (c, change, s, context) => {
    const others = select(s, change.of, context).flatMap((ref) =>
      isPlayerRef(ref) ? [] : [characteristics(s, ref)],
    )
    const types = others.flatMap(({ subtypes }) => subtypes.filter(isCreatureType))
    setSubtypes(c, "creature", [...new Set([...types, ...change.and])])
    c.everyCreatureType = others.some((other) => other.everyCreatureType)
  },
  addSupertypes: (c, change) => {
    c.supertypes |= supertypeMask(change.supertypes)
  },
  removeSupertypes: (c, change) => {
    c.supertypes &= ~supertypeMask(change.supertypes)
  },
  addColors: (c, change, s, context) => {
    c.colors |= colorMask(s, change.colors, context)
  },
  setColors: (c, change, s, context) => {
    c.colors = colorMask(s, change.colors, context)
  },
  commanderColor: (c, _change, s, _context, object) => {
    c.colors = typeBit(commanderColor(s, object) ?? "") || c.colors
  },
  addAbilities: (c, change, s, { source }, object, work) => {
    const given = linkedToGiver(s, givenBy(change.abilities, source), source)
    for (const ability of given) if (ability.ability === "static") noteGiven(work, object.id, ability)
    setAbilities(c, joined(c.abilities, given))
  },
  // Replaced by another change when the effect begins.
  thisAbility: () => {},
  keywordsOf: (c, change, s, context) => {
    const found = keywordsAmong(abilitiesOf(s, change.of, context), change.keywords)
    if (found.length > 0) setAbilities(c, [...c.abilities, ...withExpansions(found, c.abilities)])
  },
  addAbilitiesOf: (c, change, s, context) => addAbilitiesOf(c, change, s, context),
  loseAbilities: (c, change) =>
    setAbilities(
      c,
      change.except === "mana"
        ? c.abilities.filter((a) => a.ability === "activated" && a.effect?.do === "addMana")
        : NO_ABILITIES,
    ),
  loseKeywords: (c, change) => setAbilities(c, without(c.abilities, change.keywords)),
  cantHave: (c, change) => setAbilities(c, without(c.abilities, change.keywords)),
  definePT: (c, change, _s, context, object, work) =>
    setSize(c, change, work, affecting(context, change, object.id)),
  setPT: (c, change, _s, context, object, work) =>
    setSize(c, change, work, affecting(context, change, object.id)),
  modifyPT: (c, change, _s, own, object, work) => {
    const context = affecting(own, change, object.id)
    if (c.power !== null) c.power += bonus(work, change.power, context)
    if (c.toughness !== null) c.toughness += bonus(work, change.toughness, context)
  },
  switchPT: (c) => {
    ;[c.power, c.toughness] = [c.toughness, c.power]
  },
  loyalty: (c, change, s, context) => {
    c.loyalty = amount(s, change.loyalty, context)
  },
}

/** 707.2: nothing copied shows while the object is face down (708.2). */
function copyInto(
  c: Characteristics,
  change: Extract<Change, { change: "copy" }>,
  s: State,
  object: GameObject,
): void {
  if (object.faceDown) return
  const definition = s.definitions[change.definition]
  if (definition.layout === "room") return void Object.assign(c, halves(definition, object)) // 709.5e
  const face = definition.layout === "flip" ? Number(object.flipped) : (change.face ?? 0) // 110.5c, 707.3
  Object.assign(c, faceCharacteristics(faceOf(definition, face)))
  if (change.manaValue !== undefined) c.manaValue = change.manaValue
}

/** 613.7a: an ability given by an effect has the effect's timestamp. */
function noteGiven({ given, timestamp }: Layered, id: ObjectId, ability: Ability): void {
  const own = given.get(id) ?? new Map<Ability, number>()
  given.set(id, own.set(ability, Math.max(timestamp, own.get(ability) ?? 0)))
}

/** 612.6: not only what is in the text box and the type line changes, but also name, cost, colors and size. */
function takeFullText(
  c: Characteristics,
  { of, and }: Extract<Change, { change: "fullText" }>,
  s: State,
  context: Context,
): void {
  const card = select(s, of, context).find((ref) => !isPlayerRef(ref))
  if (card === undefined) return
  Object.assign(c, baseCharacteristics(s, objectNow(s, card)))
  setAbilities(c, joined(c.abilities, and))
}

/** The other objects' abilities as of now in this layer; they become this object's own, so "this" means it. */
function addAbilitiesOf(
  c: Characteristics,
  { of, kinds = ["activated"] }: Extract<Change, { change: "addAbilitiesOf" }>,
  s: State,
  context: Context,
): void {
  const found = abilitiesOf(s, of, context).filter((a) => kinds.some((kind) => a.ability === kind))
  if (found.length > 0) setAbilities(c, [...c.abilities, ...found])
}

function abilitiesOf(s: State, of: Selector, context: Context): Ability[] {
  const objects = select(s, of, context).filter((ref) => !isPlayerRef(ref))
  return objects.flatMap((id) => characteristics(s, id).abilities)
}

const NO_ABILITIES: readonly Ability[] = []

function setAbilities(c: Characteristics, abilities: readonly Ability[]): void {
  c.abilities = abilities
  c.flags = flagsOf(abilities)
  if ((c.flags & FLAG_BIT.changeling) !== 0) c.everyCreatureType = true
}

const unions = new WeakMap<readonly Ability[], WeakMap<readonly Ability[], readonly Ability[]>>()

/** Both lists joined; the same lists give the same result, so that its analysis is cached. */
function joined(own: readonly Ability[], added: readonly Ability[]): readonly Ability[] {
  let byAdded = unions.get(own)
  if (byAdded === undefined) {
    byAdded = new WeakMap()
    unions.set(own, byAdded)
  }
  let union = byAdded.get(added)
  if (union === undefined) {
    union = [...own, ...withExpansions(added, own)]
    byAdded.set(added, union)
  }
  return union
}

function without(abilities: readonly Ability[], keywords: readonly Keyword[]): readonly Ability[] {
  const lost = withVariants(keywords) // 702.11e
  const rest = abilities.filter((a) => a.ability === "spell" || !lost.has(a.keyword))
  return rest.length === abilities.length ? abilities : rest
}

/** Computed sizes can refer to the affected object by the name "affected" ("equal to its mana value"). */
function affecting(
  context: Context,
  { power, toughness }: { power?: Amount; toughness?: Amount },
  id: ObjectId,
): Context {
  if (typeof (power ?? 0) === "number" && typeof (toughness ?? 0) === "number") return context
  return { ...context, bindings: { ...context.bindings, affected: [id] } }
}

function setSize(
  c: Characteristics,
  change: { power?: Amount; toughness?: Amount },
  work: Layered,
  context: Context,
): void {
  if (change.power !== undefined) c.power = size(work, change.power, context)
  if (change.toughness !== undefined) c.toughness = size(work, change.toughness, context)
}

/**
 * An amount for a size. If all of a player's abilities count it alike, it is counted once per layer, as long as nothing in the layer can
 * change it.
 */
function size({ s, counts }: Layered, a: Amount, context: Context): number {
  if (typeof a === "number") return a
  if (counts === null || s.reach !== null || !isSharedCount(a)) return amount(s, a, context)
  const byPlayer = counts.get(a) ?? new Map<PlayerId, number>()
  counts.set(a, byPlayer)
  const known = byPlayer.get(context.you) ?? amount(s, a, context)
  byPlayer.set(context.you, known)
  return known
}

function bonus(work: Layered, a: Amount, context: Context): number {
  return typeof a === "number" ? a : sizeChange(a, (part) => size(work, part, context))
}

/** 205.1a, b: removes subtypes that fit none of the new types. */
function setTypes(c: Characteristics, types: number, keepSubtypes: boolean): void {
  c.types = types
  if (!keepSubtypes) c.subtypes = c.subtypes.filter((t) => fitsTypes(t, types))
  if ((types & CARD_TYPE_BIT.creature) === 0)
    c.everyCreatureType = c.everyCreatureType && (types & CARD_TYPE_BIT.kindred) !== 0
}

function setSubtypes(
  c: Characteristics,
  of: "creature" | "land" | "artifact",
  subtypes: readonly string[],
): void {
  c.subtypes = [...c.subtypes.filter((t) => !belongs(t, of)), ...subtypes]
  if (of === "creature") c.everyCreatureType = false
  // 305.7: setting a basic land type removes abilities from rules text and gives its mana ability.
  if (of === "land" && subtypes.some((t) => BASIC_MANA.has(t))) setAbilities(c, manaOf(subtypes))
}

const manaLists = new Map<string, readonly Ability[]>()

function manaOf(subtypes: readonly string[]): readonly Ability[] {
  const key = subtypes.join()
  let list = manaLists.get(key)
  if (list === undefined) {
    list = subtypes.flatMap((t) => BASIC_MANA.get(t) ?? [])
    manaLists.set(key, list)
  }
  return list
}

function belongs(subtype: string, of: "creature" | "land" | "artifact"): boolean {
  if (of === "creature") return isCreatureType(subtype)
  return !isCreatureType(subtype) && (of === "land") === isLandType(subtype)
}

function chosenTypes(s: State, subtypes: readonly string[] | "chosen", context: Context): readonly string[] {
  if (subtypes !== "chosen") return subtypes
  const type = chosenFor(s, context.source)?.type
  return type === undefined ? [] : [type]
}

function colorMask(s: State, colors: readonly string[] | "all" | "chosen", context: Context): number {
  if (colors === "all") return COLOR_MASK
  const list = colors === "chosen" ? [chosenFor(s, context.source)?.color ?? ""] : colors
  return list.reduce((mask, color) => mask | typeBit(color), 0)
}

/** 612.2: replaces a word in the type line, and in rules text if used as a color or subtype. */
function replaceWords(c: Characteristics, from: string, to: string): void {
  c.subtypes = c.subtypes.map((t) => (t === from ? to : t))
  const abilities = withWord(c.abilities, from, to)
  if (abilities !== c.abilities) setAbilities(c, abilities)
}
