/**
 * The closed vocabularies of the game: card types, supertypes, zones, steps, colours. Card types and supertypes are also bits, so that a
 * set of them is one number.
 */

/** Types of cards that can't be cast and stay in the command zone. Source: 309.2c, 311.2, 312.2, 313.2, 314.2, 315.3. */
const IN_COMMAND_ZONE = ["dungeon", "plane", "phenomenon", "scheme", "vanguard", "conspiracy"] as const

/** Card types of permanents, spells and command-zone objects. Source: 205.2a. */
export const CARD_TYPES = [
  "artifact",
  "battle",
  "creature",
  "enchantment",
  "instant",
  "land",
  "planeswalker",
  "sorcery",
  "kindred",
  ...IN_COMMAND_ZONE,
] as const
export type CardType = (typeof CARD_TYPES)[number]

/** Supertypes. Source: 205.4a. */
export const SUPERTYPES = ["basic", "legendary", "ongoing", "snow", "world"] as const
export type Supertype = (typeof SUPERTYPES)[number]

function bits<T extends string>(names: readonly T[]): Readonly<Record<T, number>> {
  return Object.fromEntries(names.map((name, i) => [name, 1 << i])) as Record<T, number>
}

export const CARD_TYPE_BIT = bits(CARD_TYPES)
export const SUPERTYPE_BIT = bits(SUPERTYPES)

/** The mask of several card types. */
export function typeMask(types: readonly CardType[]): number {
  return types.reduce((mask, type) => mask | CARD_TYPE_BIT[type], 0)
}

/** The mask of several supertypes. */
export function supertypeMask(types: readonly Supertype[]): number {
  return types.reduce((mask, type) => mask | SUPERTYPE_BIT[type], 0)
}

/** Card types of permanents. Source: 110.4. */
export const PERMANENT_TYPES = typeMask([
  "artifact",
  "battle",
  "creature",
  "enchantment",
  "land",
  "planeswalker",
])

export const COMMAND_TYPES: ReadonlySet<CardType> = new Set(IN_COMMAND_ZONE)

/** Zones. Source: 400.1; `outside` is not a zone (400.11): it holds sideboards and objects that ceased to exist. */
export const ZONES = [
  "library",
  "hand",
  "battlefield",
  "graveyard",
  "stack",
  "exile",
  "command",
  "outside",
  "ante",
] as const
export type Zone = (typeof ZONES)[number]

/** Steps, including the two main phases. Source: 500.1, 501 to 514. */
export const STEPS = [
  "untap",
  "upkeep",
  "draw",
  "precombatMain",
  "beginningOfCombat",
  "declareAttackers",
  "declareBlockers",
  "firstStrikeDamage",
  "combatDamage",
  "endOfCombat",
  "postcombatMain",
  "end",
  "cleanup",
] as const
export type Step = (typeof STEPS)[number]

export const PHASES = ["beginning", "precombatMain", "combat", "postcombatMain", "ending"] as const
export type Phase = (typeof PHASES)[number]

export const BASIC_LAND_TYPES = ["Plains", "Island", "Swamp", "Mountain", "Forest"] as const
export type BasicLandType = (typeof BASIC_LAND_TYPES)[number]

/** A counter's kind, as printed: "+1/+1", "loyalty", "charge", "flying" … Source: 122.1. */
export type CounterKind = string

/** Public markers that rules or keyword actions give to permanents. */
export const PERMANENT_DESIGNATIONS = [
  "monstrous",
  "renowned",
  "goaded",
  "suspected",
  "saddled",
  "solved",
  "ringBearer",
  "detained",
  "harnessed",
  "prepared",
  "paired",
] as const
