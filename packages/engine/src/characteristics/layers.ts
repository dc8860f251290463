import type { Ability } from "../language/ability.ts"
import type { Change } from "../language/change.ts"
import type { Keyword } from "../language/keyword.ts"
import type { StaticEffect } from "../language/static.ts"
import { supertypeMask, TYPE_BIT, typeMask } from "../language/vocabulary.ts"
import { COLOR_MASK, TYPE_BIT as COLOR_BIT } from "../mana/symbols.ts"
import type { GameObject } from "../state/object.ts"
import type { ObjectId, Ref } from "../state/ref.ts"
import { isPlayerRef } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { amount } from "./amount.ts"
import { type Characteristics, flagsOf, withExpansions } from "./characteristics.ts"
import { type Context, contextOf } from "./context.ts"
import { type ActiveStatic, baseCharacteristics, collectStatics, type Derived, forEachWatching } from "./derived.ts"
import { isCreatureType } from "./query.ts"
import { players, select } from "./selector.ts"
import { BASIC_MANA } from "./basic-land.ts"

/** The layers and sublayers of 613.1 and 613.4, in order. Layer 1 (copy) is in the stored definition. */
const LAYERS = ["2", "3", "4", "5", "6", "7a", "7b", "7c", "7d"] as const
type Layer = (typeof LAYERS)[number]

const LAYER_OF: Readonly<Record<Change["change"], Layer>> = {
  control: "2",
  text: "3",
  name: "3",
  addTypes: "4",
  setTypes: "4",
  removeTypes: "4",
  addSubtypes: "4",
  setSubtypes: "4",
  allCreatureTypes: "4",
  addSupertypes: "4",
  removeSupertypes: "4",
  addColors: "5",
  setColors: "5",
  addAbilities: "6",
  loseKeywords: "6",
  loseAbilities: "6",
  cantHave: "6",
  definePT: "7a",
  setPT: "7b",
  modifyPT: "7c",
  switchPT: "7d",
  loyalty: "7b",
}

/** One part of a continuous effect: the changes that it makes in one layer. */
interface Part {
  layer: Layer
  changes: readonly Change[]
  context: Context
  timestamp: number
  defining: boolean
  /** Objects, once found: an effect that starts in an earlier layer goes on with the same set (613.6). */
  set: { objects: readonly ObjectId[] | null }
  find: () => readonly ObjectId[]
}

/** Fills `d` with changed characteristics, controllers and the static effects in force. */
export function applyLayers(s: State, d: Derived): void {
  const parts: Part[] = []
  const add = (a: ActiveStatic) => {
    if (a.effect.static === "modify") parts.push(...staticParts(s, a, a.effect))
    else keepStatic(d, a)
  }
  forEachWatching(s, (object, abilities) => collectStatics(s, object, object.controller, abilities, add))
  for (const effect of s.effects) addEffect(s, effect, parts, add)
  for (const id of s.battlefield) counterParts(s.objects[id]!, parts)
  if (parts.length === 0) return
  for (const layer of LAYERS) applyLayer(s, d, layer, parts)
}

function keepStatic(d: Derived, a: ActiveStatic): void {
  const list = d.statics.get(a.effect.static)
  if (list === undefined) d.statics.set(a.effect.static, [a])
  else list.push(a)
}

function addEffect(s: State, effect: State["effects"][number], parts: Part[], add: (a: ActiveStatic) => void): void {
  const context: Context = { ...contextOf(effect.source, effect.controller, effect.x, effect.bindings), targets: effect.targets }
  if (effect.changes.length > 0) {
    const objects = effect.objects.filter((id) => s.objects[id] !== undefined)
    parts.push(...split(effect.changes, context, effect.timestamp, false, () => objects))
  }
  for (const st of effect.statics) add({ effect: st, context, timestamp: effect.timestamp, from: effect.id, defining: false })
}

function staticParts(s: State, a: ActiveStatic, effect: Extract<StaticEffect, { static: "modify" }>): Part[] {
  return split(effect.changes, a.context, a.timestamp, a.defining, () => select(s, effect.what, a.context).filter((ref) => !isPlayerRef(ref)))
}

function split(changes: readonly Change[], context: Context, timestamp: number, defining: boolean, find: () => readonly Ref[]): Part[] {
  const set = { objects: null }
  return LAYERS.flatMap((layer) => {
    const own = changes.filter((c) => LAYER_OF[c.change] === layer)
    return own.length === 0 ? [] : [{ layer, changes: own, context, timestamp, defining, set, find }]
  })
}

/** 613.4c: counters change power and toughness; 122.1b: keyword counters. */
function counterParts(object: GameObject, parts: Part[]): void {
  if (object.counters === null) return
  const context = contextOf(object.id, object.controller)
  for (const [kind, count] of Object.entries(object.counters)) {
    const pt = /^([+-]\d+)\/([+-]\d+)$/.exec(kind)
    if (pt === null) continue
    const change: Change = { change: "modifyPT", power: Number(pt[1]) * count, toughness: Number(pt[2]) * count }
    parts.push({ layer: "7c", changes: [change], context, timestamp: object.timestamp, defining: false, set: { objects: [object.id] }, find: () => [object.id] })
  }
}

function applyLayer(s: State, d: Derived, layer: Layer, parts: readonly Part[]): void {
  const own = parts.filter((p) => p.layer === layer)
  if (own.length === 0) return
  own.sort((a, b) => Number(b.defining) - Number(a.defining) || a.timestamp - b.timestamp)
  for (const part of own) {
    part.set.objects ??= part.find()
    for (const id of part.set.objects) for (const change of part.changes) applyChange(s, d, id, change, part.context)
  }
}

function applyChange(s: State, d: Derived, id: ObjectId, change: Change, context: Context): void {
  if (change.change === "control") {
    const player = players(s, change.player, context)[0]
    if (player !== undefined) d.control.set(id, player)
    return
  }
  const object = s.objects[id]
  if (object === undefined) return
  let c = d.changed.get(id)
  if (c === undefined) {
    c = { ...baseCharacteristics(s, object) }
    d.changed.set(id, c)
  }
  change1(s, c, change, context, object)
}

function change1(s: State, c: Characteristics, change: Change, context: Context, object: GameObject): void {
  switch (change.change) {
    case "addTypes":
      c.types |= typeMask(change.types)
      break
    case "setTypes":
      c.types = typeMask(change.types)
      if (!change.keepSubtypes) c.subtypes = c.subtypes.filter((t) => fitsTypes(t, c.types))
      break
    case "removeTypes":
      c.types &= ~typeMask(change.types)
      break
    case "addSubtypes":
      c.subtypes = [...c.subtypes, ...chosen(s, change.subtypes, context)]
      break
    case "setSubtypes":
      setSubtypes(c, change.of, chosen(s, change.subtypes, context))
      break
    case "allCreatureTypes":
      c.everyCreatureType = true
      break
    case "addSupertypes":
      c.supertypes |= supertypeMask(change.supertypes)
      break
    case "removeSupertypes":
      c.supertypes &= ~supertypeMask(change.supertypes)
      break
    case "name":
      c.name = change.name
      break
    case "text":
      break
    case "addColors":
      c.colors |= colorMask(s, change.colors, context)
      break
    case "setColors":
      c.colors = colorMask(s, change.colors, context)
      break
    case "addAbilities":
      setAbilities(c, [...c.abilities, ...withExpansions(change.abilities)])
      break
    case "loseAbilities":
      setAbilities(c, [])
      break
    case "loseKeywords":
    case "cantHave":
      setAbilities(c, c.abilities.filter((a) => a.ability === "spell" || !change.keywords.includes(a.keyword as Keyword)))
      break
    case "definePT":
    case "setPT":
      if (change.power !== undefined) c.power = amount(s, change.power, context)
      if (change.toughness !== undefined) c.toughness = amount(s, change.toughness, context)
      break
    case "modifyPT":
      if (c.power !== null) c.power += amount(s, change.power, context)
      if (c.toughness !== null) c.toughness += amount(s, change.toughness, context)
      break
    case "switchPT":
      ;[c.power, c.toughness] = [c.toughness, c.power]
      break
    case "loyalty":
      c.loyalty = amount(s, change.loyalty, context)
      break
    case "control":
      throw new Error(`layer 2 is applied elsewhere (${object.id})`)
  }
}

function setAbilities(c: Characteristics, abilities: readonly Ability[]): void {
  c.abilities = abilities
  c.flags = flagsOf(abilities)
}

function setSubtypes(c: Characteristics, of: "creature" | "land" | "artifact", subtypes: readonly string[]): void {
  c.subtypes = [...c.subtypes.filter((t) => !belongs(t, of)), ...subtypes]
  if (of === "creature") c.everyCreatureType = false
  // 305.7: setting a basic land type removes other land types and the abilities from rules text, and gives the mana ability.
  if (of === "land" && subtypes.some((t) => BASIC_MANA.has(t))) setAbilities(c, subtypes.flatMap((t) => BASIC_MANA.get(t) ?? []))
}

function belongs(subtype: string, of: "creature" | "land" | "artifact"): boolean {
  if (of === "creature") return isCreatureType(subtype)
  return !isCreatureType(subtype) && (of === "land") === LAND_TYPES.has(subtype)
}

const LAND_TYPES: ReadonlySet<string> = new Set("Plains Island Swamp Mountain Forest Desert Gate Lair Locus Mine Power-Plant Sphere Tower Urza's Cave Town Planet".split(" "))

/** 205.1a: subtypes go with the types that they belong to. */
function fitsTypes(subtype: string, types: number): boolean {
  if (isCreatureType(subtype)) return (types & (TYPE_BIT.creature | TYPE_BIT.kindred)) !== 0
  if (LAND_TYPES.has(subtype)) return (types & TYPE_BIT.land) !== 0
  return true
}

function chosen(s: State, subtypes: readonly string[] | "chosen", context: Context): readonly string[] {
  if (subtypes !== "chosen") return subtypes
  const type = (s.objects[context.source] ?? s.past[context.source]?.object)?.memory?.chosen?.type
  return type === undefined ? [] : [type]
}

function colorMask(s: State, colors: readonly string[] | "all" | "chosen", context: Context): number {
  if (colors === "all") return COLOR_MASK
  if (colors !== "chosen") return colors.reduce((mask, color) => mask | COLOR_BIT[color as "W"], 0)
  const color = (s.objects[context.source] ?? s.past[context.source]?.object)?.memory?.chosen?.color
  return color === undefined ? 0 : COLOR_BIT[color as "W"]
}
