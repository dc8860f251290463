import type {
  Ability,
  ActivatedAbility,
  Amount,
  Change,
  Condition,
  Cost,
  CostPart,
  Effect,
  EventPattern,
  Filter,
  PlayerSelector,
  Selector,
  SpellAbility,
  StaticAbility,
  StaticEffect,
  Step,
  TargetSlot,
  TriggeredAbility,
} from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"
import { ANY, CREATURE, HOST, OTHER, or, PLANESWALKER, PLAYERS, SELF, type, YOU, yours } from "./filters.ts"

/** A spell ability with its targets. */
export function spell(effect: Effect, ...targets: readonly TargetSlot[]): SpellAbility {
  return { ability: "spell", effect, ...(targets.length > 0 && { targets }) }
}

/** "Choose one —". */
export function chooseOne(
  ...of: readonly { effect: Effect; targets?: readonly TargetSlot[] }[]
): SpellAbility {
  return { ability: "spell", modes: { min: 1, max: 1, of } }
}

export function activated(
  cost: Cost,
  effect: Effect,
  extra: Partial<ActivatedAbility> = {},
): ActivatedAbility {
  return { ability: "activated", cost, effect, ...extra }
}

export function triggered(
  when: EventPattern,
  effect: Effect,
  extra: Partial<TriggeredAbility> = {},
): TriggeredAbility {
  return { ability: "triggered", when, effect, ...extra }
}

export function statically(...effects: readonly StaticEffect[]): StaticAbility {
  return { ability: "static", effects }
}

/** "Delirium — …, if there are four or more card types among cards in your graveyard": the ability word with its condition (207.2c). */
export const DELIRIUM: Pick<TriggeredAbility, "word" | "condition"> = {
  word: "delirium",
  condition: {
    if: "compare",
    left: {
      n: "distinct",
      what: "cardTypes",
      of: { sel: "all", filter: ANY, zone: "graveyard", of: YOU },
    },
    op: ">=",
    right: 4,
  },
}

/** "As long as …". */
export function whileTrue(condition: Condition, ...effects: readonly StaticEffect[]): StaticAbility {
  return { ability: "static", effects, condition }
}

// Costs.
export const TAP: CostPart = { pay: "tap" }
export const SACRIFICE_THIS: CostPart = { pay: "sacrificeSelf" }
export function mana(text: string): CostPart {
  return { pay: "mana", mana: text }
}
export function payLife(amount: Amount): CostPart {
  return { pay: "life", amount }
}
export function sacrifice(filter: Filter, count = 1): CostPart {
  return { pay: "sacrifice", filter, ...(count !== 1 && { count }) }
}

// Mana abilities.
export function tapFor(text: string): ActivatedAbility {
  return activated([TAP], { do: "addMana", mana: { mana: text } })
}
export function tapForOneOf(...choice: readonly string[]): ActivatedAbility {
  return activated([TAP], { do: "addMana", mana: { choice } })
}
export const TAP_FOR_ANY_COLOR: ActivatedAbility = activated([TAP], {
  do: "addMana",
  mana: { choice: "anyColor" },
})

// Targets.
export const ANY_TARGET: TargetSlot = { filter: or(CREATURE, PLANESWALKER, type("battle")), players: PLAYERS }
export const TARGET_CREATURE: TargetSlot = { filter: CREATURE }
export const TARGET_PLAYER: TargetSlot = { players: PLAYERS }
export const TARGET_OPPONENT: TargetSlot = { players: { who: "opponents" } }
export function one(filter: Filter): TargetSlot {
  return { filter }
}
export function upTo(max: number, filter: Filter): TargetSlot {
  return { filter, min: 0, max }
}
export function cardIn(zone: "graveyard" | "exile", filter: Filter, of?: PlayerSelector): TargetSlot {
  return { filter, zone, ...(of !== undefined && { of }) }
}

// Events.
export const ENTERS: EventPattern = { on: "moves", object: SELF, to: "battlefield" }
export const DIES: EventPattern = { on: "moves", object: SELF, from: "battlefield", to: "graveyard" }
export const ATTACKS: EventPattern = { on: "attacks", creature: SELF }
export function enters(filter: Filter): EventPattern {
  return { on: "moves", object: filter, to: "battlefield" }
}
export function dies(filter: Filter): EventPattern {
  return { on: "moves", object: filter, from: "battlefield", to: "graveyard" }
}
export function beginning(step: Step, player: PlayerSelector = YOU): EventPattern {
  return { on: "step", step, player }
}
export function either(...of: readonly EventPattern[]): EventPattern {
  return { on: "anyOf", of }
}

// Statics.
export function modify(what: Selector, ...changes: readonly Change[]): StaticEffect {
  return { static: "modify", what, changes }
}
export function grows(power: Amount, toughness: Amount): Change {
  return { change: "modifyPT", power, toughness }
}
export function gains(...abilities: readonly Ability[]): Change {
  return { change: "addAbilities", abilities }
}
/** "Other creatures you control get …". */
export function anthem(filter: Filter, ...changes: readonly Change[]): StaticAbility {
  return statically(modify({ sel: "all", filter }, ...changes))
}
export const ENTERS_TAPPED: StaticAbility = statically({ static: "enters", what: "self", tapped: true })
export function entersWith(kind: string, count: Amount): StaticAbility {
  return statically({ static: "enters", what: "self", counters: [{ kind, count }] })
}

/** An Aura's enchant ability and its effect on the enchanted object. */
export function enchant(filter: Filter, ...changes: readonly Change[]): Ability[] {
  return [
    keywordAbility("enchant", { filter }),
    ...(changes.length > 0 ? [statically(modify(HOST, ...changes))] : []),
  ]
}
/** An Equipment's effect on the equipped creature, and its equip cost. */
export function equipment(cost: string, ...changes: readonly Change[]): Ability[] {
  return [
    ...(changes.length > 0 ? [statically(modify(HOST, ...changes))] : []),
    keywordAbility("equip", { cost: [mana(cost)] }),
  ]
}
export const OTHERS_YOU_CONTROL = yours(CREATURE, OTHER)
export const YOUR_CREATURES = yours(CREATURE)
