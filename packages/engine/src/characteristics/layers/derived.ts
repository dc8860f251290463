import type { TriggeredAbility } from "../../language/ability.ts"
import {
  INITIATIVE_ABILITIES,
  MONARCH_ABILITIES,
  RADIATION_ABILITIES,
  SPEED_ABILITIES,
} from "../../language/designations.ts"
import { singleEvents } from "../../language/single-events.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import type { Zone } from "../../language/vocabulary.ts"
import { bumpRevision, invalidate, notesOf } from "../../state/edit.ts"
import type { GameObject } from "../../state/object.ts"
import type { ObjectId, PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { variantHooks } from "../../state/variant-hooks.ts"
import type { Context } from "../context.ts"
import { ASPECT_BIT, type Aspect } from "../facts/facts.ts"
import { analyse, type Indexed } from "./analysis.ts"
import type { Characteristics } from "./characteristics.ts"
import { applyLayers, type Watch } from "./layers.ts"
import { baseCharacteristics } from "./printed.ts"
import { changesElsewhere, type Watcher } from "./watching.ts"

/** One static effect in force, with the context that reads it. */
export interface ActiveStatic<S extends StaticEffect = StaticEffect> {
  effect: S
  context: Context
  /** 613.7: of the object that has the ability, or of the effect. */
  timestamp: number
  /** The id of the `ContinuousEffect`, or 0 for a static ability. */
  from: number
  /** Characteristic-defining (604.3). */
  defining: boolean
}

/** A triggered ability that is on the watch. */
export interface ActiveTrigger {
  source: ObjectId
  controller: PlayerId
  ability: TriggeredAbility
  index: number
}

/**
 * Everything that follows from the stored state by 604, 611 and 613: made in one pass, never changed afterwards, shared by
 * forks, dropped (`invalidate`) by each write that matters.
 */
export interface Derived {
  /** Only objects that differ from what they are as printed. */
  changed: Map<ObjectId, Characteristics>
  /** Only objects whose controller is not the stored one. */
  control: Map<ObjectId, PlayerId>
  statics: Map<StaticEffect["static"], ActiveStatic[]>
  /** Triggered abilities by the event that they wait for. */
  triggers: Map<string, ActiveTrigger[]>
  /** Something here depends on more than what `invalidate` announces: life, hands, tapped permanents, history … */
  volatile: boolean
  /** The aspects of that which something here looks at, as `ASPECT_BIT`. */
  aspects: number
  /** Some static ability or effect looks at what has happened this turn. */
  readsHistory: boolean
  /** Some effect looks for the objects that it changes, or measures something for its change. */
  selects: boolean
  /** Some object off the battlefield and the stack is changed. */
  changesElsewhere: boolean
  /** Some static ability changes spells ("artifact spells you cast have convoke"). */
  changesSpells: boolean
}

/** The derived part of the state, made when missing. */
export function derived(s: State): Derived {
  return keptDerived(s) ?? derive(s)
}

/** The same as it was made last; null where something was written since. The state itself does not know what is in it. */
export function keptDerived(s: State): Derived | null {
  return s.derived as Derived | null
}

/** A write that matters only to effects that look at changeable things (hand sizes, counters of players). */
export function invalidateIfVolatile(s: State): void {
  if (keptDerived(s)?.volatile !== true) return
  notesOf(s).derived = null
  bumpRevision(s)
}

/** A write that matters only to effects that look at this aspect of the game. */
export function invalidateIfRead(s: State, aspect: Aspect): void {
  if (((keptDerived(s)?.aspects ?? 0) & ASPECT_BIT[aspect]) === 0) return
  notesOf(s).derived = null
  bumpRevision(s)
}

/** An event was recorded: what looks at this turn's events is read anew (611.3a). */
export function invalidateIfHistorical(s: State): void {
  if (keptDerived(s)?.readsHistory !== true) return
  notesOf(s).derived = null
  bumpRevision(s)
}

/**
 * A write to this object's zone, controller or memory. What is derived stands unless the object has abilities that work there or is itself changed, or
 * some effect looks at what lies there.
 */
export function invalidateFor(s: State, object: GameObject): void {
  const d = keptDerived(s)
  if (d !== null && (looksAt(d, object.zone) || isInvolved(s, d, object))) invalidate(s)
}

/** Whether something here looks at the objects in this zone. */
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

/** Makes the derived part anew. Who explains it `watch`es the layers, on a copy of the state. */
export function derive(s: State, watch?: Watch): Derived {
  const d: Derived = {
    changed: new Map(),
    control: new Map(),
    statics: new Map(),
    triggers: new Map(),
    volatile: false,
    aspects: 0,
    readsHistory: false,
    selects: false,
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

/** Registers triggered abilities without a source that every player has in games of a variant. */
export const defineInherentAbilities = inherent.define

/** 725.2, 726.2, 702.179d, 728.1: abilities of players' designations and counters, without a source. */
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

/** Static effects of one kind in force now. */
export function activeStatics<K extends StaticEffect["static"]>(
  s: State,
  kind: K,
): readonly ActiveStatic<Extract<StaticEffect, { static: K }>>[] {
  return staticsOf(derived(s), kind)
}

/** Those of one kind that were in force when this was derived. */
export function staticsOf<K extends StaticEffect["static"]>(
  { statics }: Derived,
  kind: K,
): readonly ActiveStatic<Extract<StaticEffect, { static: K }>>[] {
  return ((statics.size === 0 ? undefined : statics.get(kind)) ?? NONE) as readonly ActiveStatic<
    Extract<StaticEffect, { static: K }>
  >[]
}
const NONE: readonly ActiveStatic[] = []
