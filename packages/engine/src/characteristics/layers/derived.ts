import type { Ability, TriggeredAbility } from "../../language/ability.ts"
import {
  INITIATIVE_ABILITIES,
  MONARCH_ABILITIES,
  RADIATION_ABILITIES,
  SPEED_ABILITIES,
} from "../../language/designations.ts"
import { singleEvents } from "../../language/single-events.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import type { Zone } from "../../language/vocabulary.ts"
import type { EventKind, GameEvent } from "../../state/event.ts"
import type { GameObject } from "../../state/object.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { variantHooks } from "../../state/variant-hooks.ts"
import { bumpRevision, invalidate, notesOf } from "../../state/writing/edit.ts"
import type { Context } from "../context.ts"
import type { Copiable } from "../face-up-values.ts"
import { ASPECT_BIT, type Aspect } from "../facts/facts.ts"
import { ANY_PATTERN, type HistoryPattern } from "../facts/reading.ts"
import { patternsOf } from "../queries/patterns-of.ts"
import { analyse, type Indexed } from "./analysis.ts"
import type { Characteristics } from "./characteristics.ts"
import { applyLayers, type Watch } from "./layers.ts"
import { baseCharacteristics } from "./printed.ts"
import { changesElsewhere, type Watcher } from "./watching.ts"

/** A static effect in force, with the context for evaluating it. */
export interface ActiveStatic<S extends StaticEffect = StaticEffect> {
  effect: S
  context: Context
  /** 613.7: that of the object with the ability, or of the effect. */
  timestamp: number
  /** The id of the `ContinuousEffect`, or 0 for a static ability. */
  from: number
  /** Characteristic-defining (604.3). */
  defining: boolean
}

/** A triggered ability on watch for its event. */
export interface ActiveTrigger {
  source: ObjectId
  controller: PlayerId
  ability: TriggeredAbility
  index: number
}

/**
 * Everything derived from the stored state by 604, 611 and 613: made in one pass, never changed afterwards, shared by forks, dropped
 * (`invalidate`) by each relevant write.
 */
export interface Derived {
  /** Only objects that differ from their printed characteristics. */
  changed: Map<ObjectId, Characteristics>
  /** Only objects whose controller is not the stored one. */
  control: Map<ObjectId, PlayerId>
  /** Power and toughness of changed objects before layer 7c: their base values (613.4c). Empty if no card asks for them. */
  baseSizes: Map<ObjectId, Pick<Characteristics, "power" | "toughness">>
  /** The rules text of changed objects as layers 1 to 3 leave it (612.5). Empty if no card asks for it. */
  texts: Map<ObjectId, readonly Ability[]>
  /** What objects are copies of by a static ability, if no later effect makes them copies of anything else (707.2). */
  copies: Map<ObjectId, Copiable>
  statics: Map<StaticEffect["static"], ActiveStatic[]>
  /** Triggered abilities by the kind of event they watch for. */
  triggers: Map<string, ActiveTrigger[]>
  /** Something here depends on more than `invalidate` announces: life, hands, tapped permanents, history … */
  volatile: boolean
  /** The aspects that something here reads, as `ASPECT_BIT`. */
  aspects: number
  /** The kinds of event pattern by which static abilities and effects read what happened this turn. */
  history: Set<HistoryPattern>
  /** Some effect selects the objects it changes, or its change measures something. */
  selects: boolean
  /** Some object off the battlefield and the stack is changed. */
  changesElsewhere: boolean
  /** Some static ability changes spells ("artifact spells you cast have convoke"). */
  changesSpells: boolean
}

/** The derived part of the state, computed if missing. */
export function derived(s: State): Derived {
  return keptDerived(s) ?? derive(s)
}

/** The derived part if it is up to date, else null. Typed here, since the state doesn't know its type. */
export function keptDerived(s: State): Derived | null {
  return s.derived as Derived | null
}

/** For writes that matter only to effects that read volatile things (hand sizes, player counters). */
export function invalidateIfVolatile(s: State): void {
  if (keptDerived(s)?.volatile !== true) return
  notesOf(s).derived = null
  bumpRevision(s)
}

/** For writes that matter only to effects that read this aspect of the game. */
export function invalidateIfRead(s: State, aspect: Aspect): void {
  if (((keptDerived(s)?.aspects ?? 0) & ASPECT_BIT[aspect]) === 0) return
  notesOf(s).derived = null
  bumpRevision(s)
}

/** As a turn begins: effects that read this turn's events are evaluated again. */
export function invalidateIfHistorical(s: State): void {
  if ((keptDerived(s)?.history.size ?? 0) === 0) return
  notesOf(s).derived = null
  bumpRevision(s)
}

/** For recorded events: effects that read such events of this turn are evaluated again (611.3a). */
export function invalidateIfCounted(s: State, { kind }: GameEvent): void {
  const history = keptDerived(s)?.history
  if (history === undefined || history.size === 0 || !counts(history, kind)) return
  notesOf(s).derived = null
  bumpRevision(s)
}

function counts(history: ReadonlySet<HistoryPattern>, kind: EventKind): boolean {
  if (history.has(ANY_PATTERN)) return true
  return patternsOf(kind)?.some((on) => history.has(on)) ?? history.has(kind)
}

/**
 * For a write to this object's zone, controller or memory. The derived part stays valid unless the object has abilities that function
 * there or is changed itself, or some effect reads the objects there.
 */
export function invalidateFor(s: State, object: GameObject): void {
  const d = keptDerived(s)
  if (d !== null && (looksAt(d, object.zone) || isInvolved(s, d, object))) invalidate(s)
}

/** Whether something here reads the objects in this zone. */
function looksAt({ volatile, selects, aspects }: Derived, zone: Zone): boolean {
  return zone === "battlefield" ? volatile || selects : (aspects & ASPECT_BIT.library) !== 0
}

function isInvolved(s: State, d: Derived, object: GameObject): boolean {
  const { id, zone, counters, memory } = object
  if (zone === "library" || zone === "outside") return false
  if (d.changed.has(id) || d.control.has(id) || counters !== null || memory?.changes !== undefined)
    return true
  const { statics, triggers, elsewhere } = analyse(baseCharacteristics(s, object).abilities)
  return zone === "battlefield" ? statics.length + triggers.length > 0 : elsewhere
}

/** Derives everything anew. To explain the result, `watch` the layers on a copy of the state. */
export function derive(s: State, watch?: Watch): Derived {
  const d: Derived = {
    changed: new Map(),
    control: new Map(),
    copies: new Map(),
    statics: new Map(),
    triggers: new Map(),
    volatile: false,
    aspects: 0,
    history: new Set(),
    selects: false,
    baseSizes: new Map(),
    texts: new Map(),
    changesElsewhere: false,
    changesSpells: false,
  }
  notesOf(s).derived = d
  const watching = applyLayers(s, d, watch)
  d.changesElsewhere = changesElsewhere(s, d)
  collectTriggers(s, d, watching)
  return d
}

function collectTriggers(s: State, d: Derived, watching: readonly Watcher[]): void {
  for (const { object, triggers } of watching)
    for (const entry of triggers)
      if (entry.zones.includes(object.zone))
        addTrigger(d, object, d.control.get(object.id) ?? object.controller, entry)
  for (const delayed of s.delayed) {
    const trigger = {
      source: delayed.source,
      controller: delayed.controller,
      ability: delayed.ability,
      index: -delayed.id,
    }
    for (const kind of eventKinds(delayed.ability)) push(d.triggers, kind, trigger)
  }
  collectInherent(s, d)
}

const inherent = variantHooks<readonly TriggeredAbility[]>()

/** Registers sourceless triggered abilities that every player has in games of a variant. */
export const defineInherentAbilities = inherent.define

/** 725.2, 726.2, 702.179d, 728.1: sourceless abilities of players' designations and counters. */
function collectInherent(s: State, d: Derived): void {
  if (s.monarch >= 0) addInherent(d, s.monarch, MONARCH_ABILITIES, 0)
  if (s.initiative >= 0) addInherent(d, s.initiative, INITIATIVE_ABILITIES, 10)
  for (const player of s.players) {
    if (player.left !== null) continue
    if (player.speed > 0) addInherent(d, player.id, SPEED_ABILITIES, 20)
    if (player.counters?.rad) addInherent(d, player.id, RADIATION_ABILITIES, 25)
  }
  for (const abilities of inherent.of(s))
    for (const player of s.players) if (player.left === null) addInherent(d, player.id, abilities, 30)
}

function addInherent(
  d: Derived,
  controller: PlayerId,
  abilities: readonly TriggeredAbility[],
  from: number,
): void {
  abilities.forEach((ability, i) => {
    for (const kind of eventKinds(ability))
      push(d.triggers, kind, { source: 0, controller, ability, index: from + i })
  })
}

function addTrigger(
  d: Derived,
  object: GameObject,
  controller: PlayerId,
  entry: Indexed<TriggeredAbility>,
): void {
  const trigger = { source: object.id, controller, ability: entry.ability, index: entry.index }
  for (const kind of eventKinds(entry.ability)) push(d.triggers, kind, trigger)
}

const kindsOf = new WeakMap<TriggeredAbility, readonly string[]>()

/** The kinds of event (as `EventPattern.on`) that can make this ability trigger. */
function eventKinds(ability: TriggeredAbility): readonly string[] {
  let kinds = kindsOf.get(ability)
  if (kinds === undefined) {
    kinds = [...new Set(singleEvents(ability.when).map((p) => p.on))]
    kindsOf.set(ability, kinds)
  }
  return kinds
}

function push<K, V>(map: Map<K, V[]>, key: K, value: V): void {
  const list = map.get(key)
  if (list === undefined) map.set(key, [value])
  else list.push(value)
}

/** The static effects of one kind in force now. */
export function activeStatics<K extends StaticEffect["static"]>(
  s: State,
  kind: K,
): readonly ActiveStatic<Extract<StaticEffect, { static: K }>>[] {
  return staticsOf(derived(s), kind)
}

/** The static effects of one kind in this derived part. */
export function staticsOf<K extends StaticEffect["static"]>(
  { statics }: Derived,
  kind: K,
): readonly ActiveStatic<Extract<StaticEffect, { static: K }>>[] {
  return ((statics.size === 0 ? undefined : statics.get(kind)) ?? NO_STATICS) as readonly ActiveStatic<
    Extract<StaticEffect, { static: K }>
  >[]
}
const NO_STATICS: readonly ActiveStatic[] = []
