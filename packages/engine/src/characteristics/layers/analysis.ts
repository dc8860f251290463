import type { Ability, ActivatedAbility, StaticAbility, TriggeredAbility } from "../../language/ability.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { EventPattern } from "../../language/event.ts"
import { singleEvents } from "../../language/single-events.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { ZONES, type Zone } from "../../language/vocabulary.ts"
import { abilityKey } from "./ability-key.ts"

/** A list of abilities sorted by what the engine looks for; made once per list. */
export interface Analysis {
  statics: readonly Indexed<StaticAbility>[]
  triggers: readonly Indexed<TriggeredAbility>[]
  activated: readonly Indexed<ActivatedAbility>[]
  mana: readonly Indexed<ActivatedAbility>[]
  /** The zones in which some ability functions. */
  zones: ReadonlySet<Zone>
  /** Some static or triggered ability functions outside the battlefield. */
  elsewhere: boolean
}

export interface Indexed<A> {
  ability: A
  /** Index in the object's abilities. */
  index: number
  zones: readonly Zone[]
  /** `abilityKey`, if its uses are limited. */
  key?: string
}

const cache = new WeakMap<readonly Ability[], Analysis>()

/** The analysis of an ability list (by identity). */
export function analyse(abilities: readonly Ability[]): Analysis {
  if (abilities.length === 0) return NOTHING
  let analysis = cache.get(abilities)
  if (analysis === undefined) {
    analysis = sort(abilities)
    cache.set(abilities, analysis)
  }
  return analysis
}

/** Many objects have no abilities, and checking that is faster than a lookup. */
const NOTHING = sort([])

const BATTLEFIELD: readonly Zone[] = ["battlefield"]

function sort(abilities: readonly Ability[]): Analysis {
  const statics: Indexed<StaticAbility>[] = []
  const triggers: Indexed<TriggeredAbility>[] = []
  const activated: Indexed<ActivatedAbility>[] = []
  const mana: Indexed<ActivatedAbility>[] = []
  abilities.forEach((ability, index) => {
    if (ability.ability === "static") statics.push({ ability, index, zones: staticZones(ability) })
    else if (ability.ability === "triggered") triggers.push({ ability, index, zones: triggerZones(ability) })
    else if (ability.ability === "activated") {
      const entry = { ability, index, zones: listed(ability.zone) ?? BATTLEFIELD, ...keyOf(abilities, index) }
      ;(isManaAbility(ability) ? mana : activated).push(entry)
    }
  })
  const zones = new Set([...statics, ...triggers, ...activated, ...mana].flatMap((entry) => entry.zones))
  const elsewhere = [...statics, ...triggers].some((entry) =>
    entry.zones.some((zone) => zone !== "battlefield"),
  )
  return { statics, triggers, activated, mana, zones, elsewhere }
}

function keyOf(abilities: readonly Ability[], index: number): { key?: string } {
  const ability = abilities[index]
  const isLimited = ability.ability === "activated" && ability.limit !== undefined
  return isLimited ? { key: abilityKey(ability, abilities.slice(0, index)) } : {}
}

function listed(zone: Zone | readonly Zone[] | undefined): readonly Zone[] | undefined {
  return zone === undefined ? undefined : typeof zone === "string" ? [zone] : zone
}

/** 113.6: the battlefield, unless the ability says or can only mean otherwise. */
function staticZones(ability: StaticAbility): readonly Zone[] {
  const said = listed(ability.zone)
  if (said !== undefined) return said
  return ability.defining || ability.effects.some(isAboutGoingAnywhere) ? ZONES : BATTLEFIELD
}

/** 113.6b: "if this card would be put into a graveyard from anywhere" functions wherever it is, as does "if it would enter" (614.12). */
function isAboutGoingAnywhere(effect: StaticEffect): boolean {
  if (effect.static !== "alter" && effect.static !== "replace") return false
  return isGoingAnywhere(effect.event) || isEntering(effect.event)
}

function isEntering(event: EventPattern): boolean {
  return event.on === "moves" && event.object.is === "self" && event.to === "battlefield"
}

function isGoingAnywhere(event: EventPattern): boolean {
  return (
    event.on === "moves" &&
    event.object.is === "self" &&
    (event.from === undefined || event.from === "library" || event.from === "hand") && // 113.6k
    event.to !== undefined &&
    event.to !== "battlefield"
  )
}

/**
 * 113.6k: "when you cast this spell" functions on the stack, "when this card is put into a graveyard from anywhere" there (603.6c), and
 * "when you cycle this card" wherever it ends up (702.29c).
 */
function triggerZones(ability: TriggeredAbility): readonly Zone[] {
  const said = listed(ability.zone)
  if (said !== undefined) return said
  if (triggersOnStack(ability.when)) return ["stack"]
  if (singleEvents(ability.when).some(isOfOwnDiscard)) return ZONES
  const there = singleEvents(ability.when).filter(isGoingAnywhere)
  // 603.10a: abilities about leaving a graveyard look back, so they function there.
  if (singleEvents(ability.when).some(isLeavingGraveyard)) return [...BATTLEFIELD, "graveyard"]
  if (there.length === 0) return BATTLEFIELD
  return [...BATTLEFIELD, ...there.flatMap((one) => (one.on === "moves" ? (listed(one.to) ?? []) : []))]
}

function isLeavingGraveyard(event: EventPattern): boolean {
  if (event.on !== "moves" || event.to === "battlefield") return false
  return event.object.is === "self" && event.from === "graveyard"
}

function isOfOwnDiscard(event: EventPattern): boolean {
  return (event.on === "cycle" || event.on === "discard") && event.card?.is === "self"
}

function triggersOnStack(when: EventPattern): boolean {
  return singleEvents(when).every((one) => one.on === "cast" && one.spell.is === "self")
}

/** 605.1a: has no target, could add mana, is not a loyalty ability. */
export function isManaAbility(ability: ActivatedAbility): boolean {
  if (ability.mana !== undefined) return ability.mana
  return (
    !ability.loyalty &&
    ability.targets === undefined &&
    ability.effect !== undefined &&
    addsMana(ability.effect)
  )
}

/** Whether an instruction could add mana. */
export function addsMana(effect: Effect): boolean {
  switch (effect.do) {
    case "addMana":
      return true
    case "sequence":
      return effect.of.some(addsMana)
    case "may":
      return (
        (effect.effect !== undefined && addsMana(effect.effect)) ||
        (effect.then !== undefined && addsMana(effect.then))
      )
    case "if":
      return addsMana(effect.then) || (effect.else !== undefined && addsMana(effect.else))
    case "forEach":
    case "forEachPlayer":
    case "repeat":
      return addsMana(effect.effect)
    default:
      return false
  }
}
