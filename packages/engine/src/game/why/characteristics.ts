import type { Characteristics } from "../../characteristics/layers/characteristics.ts"
import { derive, derived } from "../../characteristics/layers/derived.ts"
import { LAYER_OF, type Layer, type LayerToday } from "../../characteristics/layers/layer-of.ts"
import type { Part } from "../../characteristics/layers/layers.ts"
import { baseCharacteristics } from "../../characteristics/layers/printed.ts"
import { objectOf } from "../../characteristics/query.ts"
import type { Ability } from "../../language/ability.ts"
import type { Change } from "../../language/statics/change.ts"
import {
  CARD_TYPE_BIT,
  CARD_TYPES,
  type CardType,
  SUPERTYPE_BIT,
  SUPERTYPES,
  type Supertype,
} from "../../language/vocabulary.ts"
import { COLOR_BIT, COLORS } from "../../mana/index.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { notesOf } from "../../state/writing/edit.ts"
import { objectView } from "../view/view.ts"
import { orderAfter } from "./layer-orders.ts"

/** An object's characteristics at one point of the layers. */
export interface Sketch {
  name: string
  types: readonly CardType[]
  supertypes: readonly Supertype[]
  subtypes: readonly string[]
  everyCreatureType: boolean
  /** Letters of WUBRG. */
  colors: readonly string[]
  power: number | null
  toughness: number | null
  controller: PlayerId
  abilities: readonly Ability[]
}

/** The changes by one continuous effect, in the order in which effects applied (613.7, 613.8). */
export interface LayerStep {
  layer: Layer
  rule: string
  /** The source of the effect; 0 if the viewer may not know it. */
  source: ObjectId
  /** A static ability, the effect of a resolved spell or ability, or counters and how the object itself entered. */
  by: "ability" | "effect" | "itself"
  changes: readonly Change["change"][]
  /** The source of the effect of its layer that it comes after, and why, if their order decides (613.7, 613.8). */
  comes: { after: ObjectId; by: "dependency" | "timestamp" } | null
  before: Sketch
  after: Sketch
}

/** The rule for each current layer. */
const RULES: Readonly<Record<LayerToday, string>> = {
  "1": "613.1a",
  "2": "613.1b",
  "3": "613.1c",
  "4": "613.1d",
  "5": "613.1e",
  "6": "613.1f",
  "6 after": "613.1f",
  "7a": "613.4a",
  "7b": "613.4b",
  "7c": "613.4c",
  "7d": "613.4d",
}

/** The effects that made the object what it is; null if the viewer may not know what it is. `s` must be a copy: it is written to. */
export function whyCharacteristics(s: State, id: ObjectId, viewer: PlayerId): readonly LayerStep[] | null {
  if (s.objects[id] === undefined || !isSeen(s, id, viewer)) return null
  const steps: LayerStep[] = []
  const known = (source: ObjectId) => (isSeen(s, source, viewer) ? source : 0)
  const parts: { part: Part; before: Sketch; after: Sketch }[] = []
  notesOf(s).derived = null
  derive(s, (part, apply) => {
    if (apply === null) return
    const before = sketch(s, id)
    apply()
    if (part.instance.objects?.includes(id)) parts.push({ part, before, after: sketch(s, id) })
  })
  for (const [i, { part, before, after }] of parts.entries()) {
    const { layer, changes, instance } = part
    const source = known(instance.object)
    const by = originOf(s, part, id)
    const earlier = parts.slice(0, i).map((one) => one.part)
    const order = orderAfter(
      earlier.filter((one) => one.layer === layer),
      part,
    )
    steps.push({
      layer,
      comes: order === null ? null : { after: known(order.first), by: order.by },
      rule: RULES[LAYER_OF[changes[0].change]],
      source,
      by,
      changes: changes.map((c) => c.change),
      before,
      after,
    })
  }
  return steps
}

/** 400.2, 708.5: whether the viewer may see what the object is. */
function isSeen(s: State, id: ObjectId, viewer: PlayerId): boolean {
  const object = objectOf(s, id)
  if (object === undefined) return false
  if (object.zone === "library") return false
  if (object.zone === "hand" && object.owner !== viewer) return false
  // 608.2h: the object is gone, so use last known information: a spell whose effect lasts.
  if (s.objects[id] === undefined) return !object.faceDown || object.controller === viewer
  return objectView(s, id, viewer).known
}

/** Counters and changes that an object keeps have its own timestamp (613.7d); no effect that began later shares it. */
function originOf(s: State, { instance }: Part, id: ObjectId): LayerStep["by"] {
  if (instance.ability !== null) return "ability"
  return instance.object === id && instance.timestamp === objectNow(s, id).timestamp ? "itself" : "effect"
}

function sketch(s: State, id: ObjectId): Sketch {
  const object = objectNow(s, id)
  const { changed, control } = derived(s)
  const c: Characteristics = changed.get(id) ?? baseCharacteristics(s, object)
  return {
    name: c.name,
    types: CARD_TYPES.filter((type) => c.types & CARD_TYPE_BIT[type]),
    supertypes: SUPERTYPES.filter((type) => c.supertypes & SUPERTYPE_BIT[type]),
    subtypes: c.subtypes,
    everyCreatureType: c.everyCreatureType,
    colors: COLORS.filter((color) => c.colors & COLOR_BIT[color]),
    power: c.power,
    toughness: c.toughness,
    controller: control.get(id) ?? object.controller,
    abilities: c.abilities,
  }
}
