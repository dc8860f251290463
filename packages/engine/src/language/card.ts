import type { Ability } from "./ability.ts"
import type { ColorLetter } from "./filter.ts"
import type { CardType, Supertype } from "./vocabulary.ts"

/** How a card's faces relate to each other. Source: 712 to 720, 709, 710. */
export type Layout =
  | "normal"
  | "split"
  | "flip"
  | "transform"
  | "modalDfc"
  | "adventure"
  | "meld"
  | "leveler"
  | "class"
  | "saga"
  | "prototype"
  | "room"
  | "mutate"
  | "case"
  | "prepare"
  | "battle"

/** One set of characteristics of a card (109.3). */
export interface CardFace {
  name: string
  /** "{1}{R}"; absent if it has none (202.1b). */
  cost?: string
  supertypes?: readonly Supertype[]
  types: readonly CardType[]
  subtypes?: readonly string[]
  /** Colours not given by the cost: colour indicators, devoid's none, tokens. */
  colors?: readonly ColorLetter[]
  /** Printed power and toughness; "*" and "1+*" are 0 here with a characteristic-defining ability. Absent for noncreatures. */
  power?: number
  toughness?: number
  loyalty?: number | "X"
  defense?: number
  /** The lit-up numbers of an Attraction (717.1). */
  lights?: readonly number[]
  /** A vanguard's modifiers to its owner's starting and maximum hand size, and to their starting life total (313.6, 313.7). */
  handModifier?: number
  lifeModifier?: number
  abilities?: readonly Ability[]
  /** How to show printed text like "*". */
  shownPower?: string
  shownToughness?: string
}

/** A card as data: one face, or several in printed order (front or left first). */
export interface CardDefinition {
  name: string
  layout: Layout
  faces: readonly CardFace[]
  /** Other data that rules need: prototype's second size is face 1; the meld result is `melds`. */
  melds?: { with: string; into: string }
  /** WUBRG letters of the colour identity (903.4), if known. */
  identity?: readonly ColorLetter[]
  /** Not a card, but a token (111) or other object made by an effect. */
  token?: boolean
}
