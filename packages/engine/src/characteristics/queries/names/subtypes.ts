import { SUBTYPES } from "../../../language/subtypes.ts"
import { CARD_TYPE_BIT } from "../../../language/vocabulary.ts"
import type { State } from "../../../state/state.ts"

const LAND_TYPES: ReadonlySet<string> = new Set(SUBTYPES.land)
const ARTIFACT_TYPES: ReadonlySet<string> = new Set(SUBTYPES.artifact)
const ENCHANTMENT_TYPES: ReadonlySet<string> = new Set(SUBTYPES.enchantment)
/** Spell, battle and dungeon types (205.3k, q). */
const OTHER_TYPES: ReadonlySet<string> = new Set([...SUBTYPES.spell, ...SUBTYPES.battle, ...SUBTYPES.dungeon])
const PLANESWALKER_TYPES: ReadonlySet<string> = new Set(SUBTYPES.planeswalker)

export function isLandType(subtype: string): boolean {
  return LAND_TYPES.has(subtype)
}

const OF_OTHERS = [LAND_TYPES, ARTIFACT_TYPES, ENCHANTMENT_TYPES, OTHER_TYPES, PLANESWALKER_TYPES]

/** Whether a subtype is a creature type: neither a land type nor in the closed lists of other types. */
export function isCreatureType(subtype: string): boolean {
  return !OF_OTHERS.some((types) => types.has(subtype))
}

/** Whether the subtype fits one of these card types (205.1a, 205.3d); spell and battle types fit any. */
export function fitsTypes(subtype: string, types: number): boolean {
  const has = (...some: (keyof typeof CARD_TYPE_BIT)[]) =>
    some.some((type) => (types & CARD_TYPE_BIT[type]) !== 0)
  if (LAND_TYPES.has(subtype)) return has("land")
  if (ARTIFACT_TYPES.has(subtype)) return has("artifact")
  if (ENCHANTMENT_TYPES.has(subtype)) return has("enchantment")
  if (PLANESWALKER_TYPES.has(subtype)) return has("planeswalker")
  return OTHER_TYPES.has(subtype) || has("creature", "kindred")
}

/** 205.3e: the creature types that can be chosen, including those on the game's cards that the rules don't list yet. */
export function creatureTypesIn({ definitions }: State): readonly string[] {
  const own = definitions.flatMap(({ faces }) =>
    faces.flatMap(({ types, subtypes = [] }) =>
      types.includes("creature") || types.includes("kindred") ? subtypes.filter(isCreatureType) : [],
    ),
  )
  return [...new Set([...SUBTYPES.creature, ...own])]
}
