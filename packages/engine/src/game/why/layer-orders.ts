import { type Derived, derive, derived } from "../../characteristics/layers/derived.ts"
import type { Layer } from "../../characteristics/layers/layer-of.ts"
import type { Part } from "../../characteristics/layers/layers.ts"
import type { Change } from "../../language/statics/change.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { fork, notesOf } from "../../state/writing/edit.ts"

/** Two continuous effects of one layer whose order decides, and what decides it. */
export interface LayerOrder<By = "dependency" | "lost" | "timestamp"> {
  layer: Layer
  /** 613.8a: `then` depends on `first`; "lost": `first` even takes its ability away. 613.7: `then` is newer. */
  by: By
  /** The sources of the effects. */
  first: ObjectId
  then: ObjectId
}

/** The order of two effects that both apply. */
type Applied = LayerOrder<"dependency" | "timestamp">

/** The orders that decide in this position, layer by layer. */
export function layerOrders(s: State): readonly LayerOrder[] {
  const d = derived(s)
  const known = found.get(d)
  if (known !== undefined) return known
  const orders = d.changed.size + d.control.size === 0 ? [] : ordersIn(fork(s))
  found.set(d, orders)
  return orders
}

/** What was found for a derived part, which many positions share: a table is told after each move. */
const found = new WeakMap<Derived, readonly LayerOrder[]>()

/** Derives everything anew, in a copy of the game. */
function ordersIn(copy: State): readonly LayerOrder[] {
  const out: LayerOrder[] = []
  let applied: Part[] = []
  notesOf(copy).derived = null
  derive(copy, (part, apply) => {
    if (applied[0]?.layer !== part.layer) applied = []
    const order = apply === null ? lostTo(applied, part) : orderOf(applied, part, apply)
    if (order !== null && !out.some((one) => isSame(one, order))) out.push(order)
    if (apply !== null) applied.push(part)
  })
  return out
}

function orderOf(applied: readonly Part[], part: Part, apply: () => void): LayerOrder | null {
  apply()
  return orderAfter(applied, part)
}

/** What the part comes after among those applied before it in its layer; null if their order makes no difference. */
export function orderAfter(applied: readonly Part[], part: Part): Applied | null {
  const { instance, layer } = part
  const between = (first: Part, by: Applied["by"]): Applied => ({
    layer,
    by,
    first: first.instance.object,
    then: instance.object,
  })
  // 613.8b: a newer one before it is one that it waited for.
  const awaited = applied.findLast(
    ({ instance: other }) =>
      other.timestamp > instance.timestamp && other.defining === instance.defining && !other.intrinsic,
  )
  if (awaited !== undefined && awaited.instance.object !== instance.object)
    return between(awaited, "dependency")
  const overruled = applied.findLast((other) => conflict(other, part) && sharesObject(other, part))
  return overruled === undefined ? null : between(overruled, "timestamp")
}

/** 613.8a: an effect that no longer exists once another of its layer has applied. */
function lostTo(applied: readonly Part[], { instance, layer }: Part): LayerOrder | null {
  const by = applied.find(({ instance: other }) => other.objects?.includes(instance.object))
  if (by === undefined) return null
  return { layer, by: "lost", first: by.instance.object, then: instance.object }
}

function isSame(a: LayerOrder, b: LayerOrder): boolean {
  return a.layer === b.layer && a.by === b.by && a.first === b.first && a.then === b.then
}

function sharesObject(a: Part, b: Part): boolean {
  return a.instance.objects?.some((id) => b.instance.objects?.includes(id)) === true
}

/** Whether one of two effects of a layer overrides the other, unless they do the same. */
function conflict(a: Part, b: Part): boolean {
  const overrides = a.changes.some((one) =>
    b.changes.some((other) => (isSetting(one) || isSetting(other)) && areaOf(one) === areaOf(other)),
  )
  return overrides && JSON.stringify(a.changes) !== JSON.stringify(b.changes)
}

/** Changes that leave nothing of what came before. */
const SETTING: ReadonlySet<Change["change"]> = new Set([
  "copy",
  "copyOf",
  "control",
  "name",
  "setTypes",
  "setSubtypes",
  "creatureTypesOf",
  "setColors",
  "loseAbilities",
  "loseThisAbility",
  "loseKeywords",
  "definePT",
  "setPT",
])

function isSetting({ change }: Change): boolean {
  return SETTING.has(change)
}

const AREAS: Readonly<Partial<Record<Change["change"], string>>> = {
  copyOf: "copy",
  addTypes: "types",
  setTypes: "types",
  removeTypes: "types",
  addSubtypes: "subtypes",
  setSubtypes: "subtypes",
  allCreatureTypes: "subtypes",
  creatureTypesOf: "subtypes",
  addColors: "colors",
  setColors: "colors",
  addAbilities: "abilities",
  addAbilitiesOf: "abilities",
  keywordsOf: "abilities",
  loseKeywords: "abilities",
  loseAbilities: "abilities",
  loseThisAbility: "abilities",
  definePT: "size",
  setPT: "size",
  modifyPT: "size",
}

/** The characteristic that a change is about. */
function areaOf({ change }: Change): string {
  return AREAS[change] ?? change
}
