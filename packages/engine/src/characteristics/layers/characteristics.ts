import type { Ability } from "../../language/ability.ts"
import type { CardDefinition, CardFace } from "../../language/card.ts"
import { FLAG_BIT, flagBit, type Keyword } from "../../language/keyword.ts"
import type { KeywordAbility } from "../../language/keyword-ability.ts"
import { expandKeyword } from "../../language/keywords/index.ts"
import { supertypeMask, typeMask } from "../../language/vocabulary.ts"
import { colorsOf, type ManaCost, manaValue, parseManaCost } from "../../mana/cost.ts"
import { COLOR_BIT } from "../../mana/symbols.ts"
import { BASIC_MANA } from "./intrinsic/basic-land.ts"
import { SIEGE } from "./intrinsic/siege.ts"

/**
 * The current characteristics of an object (109.3): printed values after copy effects and all layers. Unaffected objects with the same
 * face share them, so compare by identity and never write to them.
 */
export interface Characteristics {
  name: string
  /** It has the names of all nonlegendary creature cards as well (612.7). Absent in older saves. */
  everyCreatureName?: boolean
  /** null if it has no mana cost. */
  cost: ManaCost | null
  manaValue: number
  /** Mask of W=1, U=2, B=4, R=8, G=16. */
  colors: number
  /** Mask of `TYPE_BIT`. */
  types: number
  supertypes: number
  subtypes: readonly string[]
  everyCreatureType: boolean
  /** null if it has none (208.1). */
  power: number | null
  toughness: number | null
  loyalty: number | null
  defense: number | null
  /** Mask of `FLAG_BIT`. */
  flags: number
  /** Each keyword is followed by the abilities it stands for. */
  abilities: readonly Ability[]
}

const bases = new WeakMap<CardFace, Characteristics>()

/** The characteristics of a face as printed. */
export function faceCharacteristics(face: CardFace): Characteristics {
  let base = bases.get(face)
  if (base === undefined) {
    base = readFace(face)
    bases.set(face, base)
  }
  return base
}

function readFace(face: CardFace): Characteristics {
  const cost = face.cost === undefined ? null : parseManaCost(face.cost)
  const abilities = withExpansions([...(face.abilities ?? []), ...intrinsic(face)])
  const flags = flagsOf(abilities)
  return {
    name: face.name,
    everyCreatureName: false,
    cost,
    manaValue: cost === null ? 0 : manaValue(cost),
    colors: (flags & FLAG_BIT.devoid) !== 0 ? 0 : faceColors(face, cost), // 702.114a
    types: typeMask(face.types),
    supertypes: supertypeMask(face.supertypes ?? []),
    subtypes: face.subtypes ?? [],
    everyCreatureType: (flags & FLAG_BIT.changeling) !== 0,
    power: face.power ?? null,
    toughness: face.toughness ?? null,
    loyalty: typeof face.loyalty === "number" ? face.loyalty : face.loyalty === "X" ? 0 : null,
    defense: face.defense ?? null,
    flags,
    abilities,
  }
}

/** A copy to be changed, with the same shape as one read from a face. */
export function copyCharacteristics(c: Characteristics): Characteristics {
  return {
    name: c.name,
    everyCreatureName: c.everyCreatureName,
    cost: c.cost,
    manaValue: c.manaValue,
    colors: c.colors,
    types: c.types,
    supertypes: c.supertypes,
    subtypes: c.subtypes,
    everyCreatureType: c.everyCreatureType,
    power: c.power,
    toughness: c.toughness,
    loyalty: c.loyalty,
    defense: c.defense,
    flags: c.flags,
    abilities: c.abilities,
  }
}

/** 305.6, 310.11b: the abilities of basic land types and Sieges. */
function intrinsic(face: CardFace): Ability[] {
  return (face.subtypes ?? []).flatMap<Ability>(
    (subtype) => BASIC_MANA.get(subtype) ?? (subtype === "Siege" ? SIEGE : []),
  )
}

function faceColors(face: CardFace, cost: ManaCost | null): number {
  if (face.colors !== undefined) return face.colors.reduce((mask, color) => mask | COLOR_BIT[color], 0)
  return cost === null ? 0 : colorsOf(cost)
}

/** Inserts after each keyword the abilities it stands for. `before` are the object's other abilities. */
export function withExpansions(
  abilities: readonly Ability[],
  before: readonly Ability[] = [],
): readonly Ability[] {
  if (!abilities.some((a) => a.ability === "keyword")) return abilities
  return abilities.flatMap((a, i) =>
    a.ability === "keyword"
      ? [
          a,
          ...expandKeyword(
            withWhatItGives(a, abilities.slice(i + 1)),
            instances(before, a.keyword) + instances(abilities.slice(0, i), a.keyword),
          ),
        ]
      : [a],
  )
}

/** 702.165a: backup gives the abilities printed below it that are not backup. */
function withWhatItGives(keyword: KeywordAbility, below: readonly Ability[]): KeywordAbility {
  return keyword.keyword === "backup" && keyword.abilities === undefined
    ? { ...keyword, abilities: below.filter((a) => a.ability !== "keyword" || a.keyword !== "backup") }
    : keyword
}

function instances(abilities: readonly Ability[], keyword: Keyword): number {
  return abilities.filter((a) => a.ability === "keyword" && a.keyword === keyword).length
}

/** The mask of flag keywords among these abilities. */
export function flagsOf(abilities: readonly Ability[]): number {
  let flags = 0
  for (const a of abilities) if (a.ability === "keyword") flags |= flagBit(a.keyword) ?? 0
  return flags
}

/** A face of a card; the front face if the number is out of range. */
export function faceOf(definition: CardDefinition, face: number): CardFace {
  return definition.faces[face] ?? definition.faces[0]
}

const FACE_DOWN_FACE: CardFace = { name: "", types: ["creature"], colors: [], power: 2, toughness: 2 }
const WARD: KeywordAbility = { ability: "keyword", keyword: "ward", cost: [{ pay: "mana", mana: "{2}" }] }
const WARDED_FACE: CardFace = { ...FACE_DOWN_FACE, abilities: [WARD] }

/** 708.2: a face-down permanent or spell is a 2/2 colorless creature; if cloaked or disguised, with ward {2} (701.58a, 702.168a). */
export function faceDownFace(how: string | undefined): CardFace {
  return how === "cloak" || how === "disguise" ? WARDED_FACE : FACE_DOWN_FACE
}
