import type {
  Ability,
  ActivatedAbility,
  CardDefinition,
  CardFace,
  CardType,
  Effect,
  EventPattern,
  Filter,
  PlayerSelector,
  Selector,
  SpellAbility,
  StaticAbility,
  StaticEffect,
  TriggeredAbility,
} from "@apnap/engine"
import { keywordAbility } from "@apnap/engine/language"

/** Cards in the ability language, for boards needing abilities that no readable text expresses. Cards cost nothing by default. */
function made(type: CardType, name: string, abilities: readonly Ability[], more: Partial<CardFace>) {
  return {
    name,
    layout: "normal",
    faces: [{ name, types: [type], cost: "{0}", abilities, ...more }],
  } as const
}

type Maker = (name: string, abilities: readonly Ability[], more?: Partial<CardFace>) => CardDefinition

export const theArtifact: Maker = (name, abilities, more = {}) => made("artifact", name, abilities, more)
export const theEnchantment: Maker = (name, abilities, more = {}) =>
  made("enchantment", name, abilities, more)

export function theCreature(
  name: string,
  size: string,
  abilities: readonly Ability[],
  more: Partial<CardFace> = {},
): CardDefinition {
  const [power, toughness] = size.split("/").map(Number)
  return made("creature", name, abilities, { power, toughness, subtypes: ["Bear"], ...more })
}

/** A sorcery with this effect. */
export function theSorcery(
  name: string,
  effect: Effect,
  ability: Partial<SpellAbility> = {},
  more: Partial<CardFace> = {},
): CardDefinition {
  return made("sorcery", name, [{ ability: "spell", effect, ...ability }], more)
}

export function theInstant(
  name: string,
  effect: Effect,
  ability: Partial<SpellAbility> = {},
  more: Partial<CardFace> = {},
): CardDefinition {
  return made("instant", name, [{ ability: "spell", effect, ...ability }], more)
}

export const keyword = keywordAbility

export const statically = (...effects: readonly StaticEffect[]): StaticAbility => ({
  ability: "static",
  effects,
})

export const when = (
  pattern: EventPattern,
  effect: Effect,
  more: Partial<TriggeredAbility> = {},
): TriggeredAbility => ({ ability: "triggered", when: pattern, effect, ...more })

/** An ability that is free by default. */
export const activated = (effect: Effect, more: Partial<ActivatedAbility> = {}): ActivatedAbility => ({
  ability: "activated",
  cost: [{ pay: "mana", mana: "{0}" }],
  effect,
  ...more,
})

export const you: PlayerSelector = { who: "you" }
export const self: Selector = { sel: "self" }
export const target: Selector = { sel: "target", slot: 0 }
export const anything: Filter = { is: "any" }
export const yours: Filter = { is: "controlledBy", player: you }
export const all = (filter: Filter): Selector => ({ sel: "all", filter })
export const bound = (name: string): Selector => ({ sel: "bound", name })
export const aType = (type: CardType): Filter => ({ is: "type", type })
export const both = (...of: readonly Filter[]): Filter => ({ is: "and", of })
export const gains = (amount: number, player: PlayerSelector = you): Effect => ({
  do: "gainLife",
  amount,
  player,
})
export const inOrder = (...of: readonly Effect[]): Effect => ({ do: "sequence", of })
export const CREATURE = aType("creature")
export const theLand: Maker = (name, abilities, more = {}) =>
  made("land", name, abilities, { cost: undefined, ...more })
