import type { StaticAbility } from "../../language/ability.ts"
import type { Selector } from "../../language/selector.ts"
import type { Change } from "../../language/statics/change.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import type { ContinuousEffect } from "../../state/effect.ts"
import type { GameObject } from "../../state/object.ts"
import { objectNow } from "../../state/object-now.ts"
import { isPlayerRef, type ObjectId, type PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { type Context, contextOf } from "../context.ts"
import { definitionsContain, READS_BASE } from "../definitions-contain.ts"
import { ALL_ASPECTS } from "../facts/facts.ts"
import { aspectsOf, historyOf, isVolatile, measures } from "../facts/reading.ts"
import { evaluate } from "../queries/condition.ts"
import { select } from "../queries/selector.ts"
import { isActive } from "../queries/teams.ts"
import { applyChange } from "./changes.ts"
import { type Layered, layered } from "./changing/layered.ts"
import { areIndependent, inDependencyOrder } from "./dependency.ts"
import type { ActiveStatic, Derived } from "./derived.ts"
import { keywordChanges, sizeChanges } from "./intrinsic/counters.ts"
import type { Layer } from "./layer-of.ts"
import { LAYERINGS } from "./layering.ts"
import { reached } from "./levels.ts"
import { applyIndependent } from "./together.ts"
import { type Watcher, watchers } from "./watching.ts"

/** A continuous effect that changes characteristics, with its progress in this pass. */
export interface Instance {
  /** The static ability it comes from; null for effects of resolved spells and abilities. */
  ability: StaticAbility | null
  object: ObjectId
  effect: { changes: readonly Change[]; what: Extract<StaticEffect, { static: "modify" }>["what"] | null }
  objects: readonly ObjectId[] | null
  context: Context
  timestamp: number
  defining: boolean
  /** 613.6: it started to apply in an earlier layer, so it continues even if its ability is lost. */
  started: boolean
  /** Counters, and changes the object has because of how it entered. */
  intrinsic: boolean
}

/** The changes of an instance that belong to one layer. */
export interface Part {
  instance: Instance
  changes: readonly Change[]
  layer: Layer
}

/** Observes the layers: is called with each part in turn and must have it applied, and with those lost to others (613.8a) and null. */
export type Watch = (part: Part, apply: (() => void) | null) => void

/** Fills `d` with changed characteristics, controllers and the static effects in force (613). Returns the watchers afterwards. */
export function applyLayers(s: State, d: Derived, watch?: Watch): readonly Watcher[] {
  const work = layered(s, d)
  const printed = watchers(s, d)
  let watching = printed
  const fixed = [...s.effects.flatMap((e) => storedInstance(s, e)), ...intrinsicInstances(s)]
  d.volatile = keepsChanges(s)
  d.aspects = d.volatile ? ALL_ASPECTS : 0
  d.selects =
    d.volatile || s.effects.some((e) => measures(e.changes)) || fixed.some((i) => i.effect.what !== null)
  let instances = recollect(work, watching, [])
  let parts = partsByLayer(s, fixed, instances)
  for (const layer of layeringOf(s).layers) {
    if (instances.length > 0) d.selects = true
    if (parts.size === 0) break
    if (layer === "4" && definitionsContain(s, "exchangeTexts")) noteTexts(d)
    if (layer === "7c" && definitionsContain(s, READS_BASE)) noteBaseSizes(d)
    applyLayer(work, parts.get(layer), watch)
    // An object that gains an ability has it at once: its effects in the same layer apply too.
    while (work.dirty) {
      watching = watchers(s, d)
      const now = recollect(work, watching, instances)
      const fresh = now.filter((i) => !instances.includes(i))
      instances = now
      parts = partsByLayer(s, fixed, instances)
      work.dirty = false
      applyLayer(work, partsByLayer(s, fresh).get(layer), watch)
    }
  }
  if (instances.length > 0) d.selects = true
  d.changesSpells = [...fixed, ...instances].some(
    ({ effect }) => effect.what !== null && looksAtStack(effect.what),
  )
  collectStatics(s, d, watching)
  // 613.6: an ability lost in this pass has a say in the next one, since all begins with what is printed.
  if (watching !== printed)
    forEachStatic(d, printed, (_object, _controller, ability) => noteReadings(d, ability))
  return watching
}

/** 613.4c: what modifies power and toughness comes after what sets their base values. */
function noteBaseSizes({ changed, baseSizes }: Derived): void {
  for (const [id, { power, toughness }] of changed) baseSizes.set(id, { power, toughness })
}

/** 612.5: text boxes are exchanged as they are before anything adds or takes abilities. */
function noteTexts({ changed, texts }: Derived): void {
  for (const [id, { abilities }] of changed) texts.set(id, abilities)
}

/** Whether the selector looks at objects on the stack. */
function looksAtStack(what: Selector): boolean {
  switch (what.sel) {
    case "all":
      return what.zone !== undefined && [what.zone].flat().includes("stack")
    case "union":
      return what.of.some(looksAtStack)
    case "filtered":
      return looksAtStack(what.of)
    default:
      return false
  }
}

/** A part while its changes are collected. */
interface OpenPart extends Part {
  changes: Change[]
}

/** The parts of all instances, in order, by the layers in which they apply; most layers have none. */
function partsByLayer(s: State, ...lists: readonly (readonly Instance[])[]): Map<Layer, Part[]> {
  const { layerOf } = layeringOf(s)
  const out = new Map<Layer, OpenPart[]>()
  for (const instances of lists)
    for (const instance of instances)
      for (const change of instance.effect.changes) addPart(out, instance, change, layerOf(change, instance))
  return out
}

function addPart(out: Map<Layer, OpenPart[]>, instance: Instance, change: Change, layer: Layer): void {
  const parts = out.get(layer)
  const part = { instance, changes: [change], layer }
  if (parts === undefined) out.set(layer, [part])
  else if (parts[parts.length - 1].instance === instance) parts[parts.length - 1].changes.push(change)
  else parts.push(part)
}

/** The layers and their order in this ruleset. */
function layeringOf(s: State): (typeof LAYERINGS)[keyof typeof LAYERINGS] {
  return LAYERINGS[s.ruleset.knobs.ptSublayers]
}

/** Whether some permanent or spell has intrinsic changes that read the game; counters never do. */
function keepsChanges(s: State): boolean {
  const measured = (id: ObjectId) => {
    const changes = objectNow(s, id).memory?.changes
    return changes !== undefined && measures(changes)
  }
  return s.battlefield.some(measured) || s.stack.some(measured)
}

/** The current instances of static abilities; those that have started are kept (613.6). */
function recollect(
  { d, given }: Layered,
  watching: readonly Watcher[],
  before: readonly Instance[],
): Instance[] {
  const byObject = new Map<ObjectId, Instance[]>()
  const out: Instance[] = []
  const add = (instance: Instance) => {
    out.push(instance)
    const own = byObject.get(instance.object)
    if (own === undefined) byObject.set(instance.object, [instance])
    else own.push(instance)
  }
  for (const instance of before) if (instance.started) add(instance)
  forEachStatic(d, watching, (object, controller, ability) => {
    for (const effect of ability.effects)
      if (
        effect.static === "modify" &&
        !byObject.get(object.id)?.some((i) => i.effect === effect && i.ability === ability)
      )
        add(collected(object, controller, ability, effect, given.get(object.id)?.get(ability)))
  })
  return out
}

function collected(
  object: GameObject,
  controller: PlayerId,
  ability: StaticAbility,
  effect: Extract<StaticEffect, { static: "modify" }>,
  given: number | undefined,
): Instance {
  return {
    ability,
    object: object.id,
    effect,
    objects: null,
    context: contextOf(object.id, controller, object.memory?.x ?? 0),
    // 613.7a; 604.3a: an ability given by an effect is not characteristic-defining.
    timestamp: Math.max(object.timestamp, given ?? 0),
    defining: ability.defining === true && given === undefined,
    started: false,
    intrinsic: false,
  }
}

/** Visits static abilities that function where their objects are and whose level is reached. */
function forEachStatic(
  d: Derived,
  watching: readonly Watcher[],
  visit: (object: GameObject, controller: PlayerId, ability: StaticAbility) => void,
): void {
  for (const { object, statics } of watching)
    for (const { ability, zones } of statics)
      if (zones.includes(object.zone) && reached(object, ability))
        visit(object, d.control.get(object.id) ?? object.controller, ability)
}

const modifies = (effect: StaticEffect): effect is Extract<StaticEffect, { static: "modify" }> =>
  effect.static === "modify"

/** The changes of a stored effect: to objects it found, and to later ones of a kind ("the next spell you cast this turn"). */
function storedInstance(s: State, e: ContinuousEffect): Instance[] {
  const toCome = e.statics.filter(modifies)
  if (e.changes.length + toCome.length === 0) return []
  const shared = {
    ability: null,
    object: e.source,
    context: { ...contextOf(e.source, e.controller, e.x, e.bindings), targets: e.targets } satisfies Context,
    timestamp: e.timestamp,
    defining: false,
    intrinsic: false,
  }
  const out: Instance[] = toCome.map((effect) => ({ ...shared, effect, objects: null, started: false }))
  if (e.changes.length === 0) return out
  const objects = e.objects.filter((id) => s.objects[id] !== undefined)
  return [...out, { ...shared, effect: { changes: e.changes, what: null }, objects, started: true }]
}

/** Counters (613.4c, 122.1b) and changes an object has because of how it entered. */
function intrinsicInstances(s: State): Instance[] {
  const out: Instance[] = []
  for (const id of s.battlefield) addIntrinsic(s, id, out)
  for (const id of s.stack) addIntrinsic(s, id, out) // how a spell was cast can change it
  return out
}

function addIntrinsic(s: State, id: ObjectId, out: Instance[]): void {
  const object = objectNow(s, id)
  if (object.counters === null && object.memory?.changes === undefined) return
  const changes = [...(object.memory?.changes ?? []), ...sizeChanges(object)]
  if (changes.length > 0) out.push(intrinsic(object, changes, object.timestamp))
  for (const { changes, timestamp } of keywordChanges(object)) out.push(intrinsic(object, changes, timestamp))
}

function intrinsic({ id, controller }: GameObject, changes: readonly Change[], timestamp: number): Instance {
  return {
    ability: null,
    object: id,
    effect: { changes, what: null },
    objects: [id],
    context: contextOf(id, controller),
    timestamp,
    defining: false,
    started: true,
    intrinsic: true,
  }
}

function applyLayer(work: Layered, parts: Part[] | undefined, watch?: Watch): void {
  if (parts === undefined) return
  // 613.3: characteristic-defining abilities first, then by timestamp (613.7).
  parts.sort(
    (a, b) =>
      Number(b.instance.defining) - Number(a.instance.defining) ||
      a.instance.timestamp - b.instance.timestamp,
  )
  const independent = areIndependent(parts)
  work.counts = independent ? new Map() : null
  if (independent && watch === undefined) return applyIndependent(work, parts)
  const order = independent ? parts : inDependencyOrder(work, parts)
  if (watch !== undefined) return applyWatched(work, parts, order, watch)
  for (const part of order) applyPart(work, part)
}

function applyWatched(work: Layered, parts: readonly Part[], order: Iterable<Part>, watch: Watch): void {
  const applied = new Set<Part>()
  for (const part of order) {
    applied.add(part)
    watch(part, () => applyPart(work, part))
  }
  for (const part of parts) if (!applied.has(part)) watch(part, null)
}

/** Applies one part to its objects. */
export function applyPart(work: Layered, part: Part): void {
  const { instance } = part
  if (part.layer === "2") instance.context = contextNow(work, instance)
  instance.objects ??= affected(work.s, instance)
  instance.started = true
  work.timestamp = instance.timestamp
  for (const id of instance.objects)
    for (const change of part.changes) applyChange(work, id, change, instance.context)
}

/** 109.5: "you" of a static ability is who controls its object by now; of an effect that has started, who did when it started. */
export function contextNow({ s, d }: Layered, { ability, object, context, started }: Instance): Context {
  if (ability === null || started) return context
  const you = d.control.get(object) ?? objectNow(s, object).controller
  return you === context.you ? context : { ...context, you }
}

/** The objects that a static ability's effect now applies to; none unless its condition holds. */
export function affected(s: State, instance: Instance, context = instance.context): readonly ObjectId[] {
  const { ability, effect } = instance
  if (ability?.condition !== undefined && !evaluate(s, ability.condition, context)) return []
  return select(s, effect.what!, context).filter((ref) => !isPlayerRef(ref) && s.objects[ref] !== undefined)
}

/** What the ability reads: where that changes, everything must be derived anew. */
function noteReadings(d: Derived, ability: StaticAbility): void {
  if (!d.volatile && (ability.condition !== undefined || isVolatile(ability))) d.volatile = true
  if (ability.condition !== undefined) d.aspects |= aspectsOf(ability.condition)
  for (const effect of ability.effects) if (modifies(effect)) d.aspects |= aspectsOf(effect)
  for (const on of historyOf(ability)) d.history.add(on)
}

/** Static effects that change rules rather than characteristics; read after all layers. */
function collectStatics(s: State, d: Derived, watching: readonly Watcher[]): void {
  forEachStatic(d, watching, (object, controller, ability) => {
    noteReadings(d, ability)
    if (ability.effects.every((e) => e.static === "modify")) return
    const context = contextOf(object.id, controller, object.memory?.x ?? 0)
    if (ability.condition !== undefined && !evaluate(s, ability.condition, context)) return
    for (const effect of ability.effects)
      if (effect.static !== "modify")
        keep(d, { effect, context, timestamp: object.timestamp, from: 0, defining: false })
  })
  for (const e of s.effects) {
    if (isWaiting(s, e)) continue
    const context: Context = { ...contextOf(e.source, e.controller, e.x, e.bindings), targets: e.targets }
    for (const effect of e.statics)
      keep(d, { effect, context, timestamp: e.timestamp, from: e.id, defining: false })
    d.aspects |= aspectsOf(e.changes)
    for (const effect of e.statics) if (modifies(effect)) d.aspects |= aspectsOf(effect)
    if (
      !d.volatile &&
      (isVolatile(e.changes) || e.statics.some((effect) => modifies(effect) && isVolatile(effect)))
    )
      d.volatile = true
    for (const on of historyOf(e.changes)) d.history.add(on)
    for (const on of historyOf(e.statics)) d.history.add(on)
  }
}

/** "During that player's next turn": it does nothing before that turn begins. */
function isWaiting(s: State, { during, turn }: ContinuousEffect): boolean {
  return during !== undefined && !(isActive(s, during) && turn < s.turn.number)
}

function keep(d: Derived, a: ActiveStatic): void {
  const list = d.statics.get(a.effect.static)
  if (list === undefined) d.statics.set(a.effect.static, [a])
  else list.push(a)
}
