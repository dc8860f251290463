import {
  type Ability,
  CARD_TYPES,
  type CardDefinition,
  type CardFace,
  type CardType,
  type ColorLetter,
  SUPERTYPES,
  type Supertype,
} from "@apnap/engine"

type Extra = Partial<Omit<CardFace, "name" | "types">>

/** A face from its type line: "Legendary Artifact Creature — Human Wizard". */
export function face(
  name: string,
  cost: string,
  typeLine: string,
  abilities: readonly Ability[] = [],
  extra: Extra = {},
): CardFace {
  const [types, subtypes] = typeLine.split(" — ")
  const words = types.toLowerCase().split(" ")
  return {
    name,
    ...(cost !== "" && { cost }),
    supertypes: words.filter((w): w is Supertype => SUPERTYPES.some((one) => one === w)),
    types: words.filter((w): w is CardType => CARD_TYPES.some((one) => one === w)),
    subtypes: subtypes?.split(" ") ?? [],
    abilities,
    ...extra,
  }
}

/** A card with one face. */
export function card(
  name: string,
  cost: string,
  typeLine: string,
  abilities: readonly Ability[] = [],
  extra: Extra = {},
): CardDefinition {
  return { name, layout: "normal", faces: [face(name, cost, typeLine, abilities, extra)] }
}

/** A creature: `size` is "2/3". */
export function creature(
  name: string,
  cost: string,
  typeLine: string,
  size: string,
  ...abilities: readonly Ability[]
): CardDefinition {
  return card(name, cost, typeLine, abilities, sizeOf(size))
}

/** Power and toughness from "2/3". */
export function sizeOf(size: string): { power: number; toughness: number } {
  const [power, toughness] = size.split("/").map(Number)
  return { power, toughness }
}

/** A creature token's face, which is named after its subtypes (111.4). */
export function tokenFace(
  colors: string,
  typeLine: string,
  size: string,
  abilities: readonly Ability[] = [],
): CardFace {
  return face("", "", typeLine, abilities, { colors: [...colors].filter(isColor), ...sizeOf(size) })
}

function isColor(letter: string): letter is ColorLetter {
  return "WUBRG".includes(letter)
}
