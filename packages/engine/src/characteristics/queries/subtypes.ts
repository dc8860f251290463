import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"

/** Land types (205.3i). */
const LAND_TYPES: ReadonlySet<string> = new Set(
  "Plains Island Swamp Mountain Forest Desert Gate Lair Locus Mine Power-Plant Sphere Tower Urza's Cave Town Planet".split(
    " ",
  ),
)

/** Artifact types (205.3g). */
const ARTIFACT_TYPES: ReadonlySet<string> = new Set(
  "Equipment Vehicle Fortification Treasure Food Clue Blood Gold Powerstone Map Incubator Junk Contraption Attraction Bobblehead Lander Spacecraft Stone Infinity Mutagen".split(
    " ",
  ),
)

/** Enchantment types (205.3h). */
const ENCHANTMENT_TYPES: ReadonlySet<string> = new Set(
  "Aura Saga Class Curse Cartouche Background Case Role Room Rune Shrine Shard Plan".split(" "),
)

/** Spell, battle and dungeon types (205.3k, n to q). */
const OTHER_TYPES: ReadonlySet<string> = new Set(
  "Trap Arcane Adventure Lesson Omen Chorus Siege Undercity".split(" "),
)

export function isLandType(subtype: string): boolean {
  return LAND_TYPES.has(subtype)
}

/** Whether a subtype is a creature type: what is neither a land type nor one of the closed lists of the other types. */
export function isCreatureType(subtype: string): boolean {
  return ![LAND_TYPES, ARTIFACT_TYPES, ENCHANTMENT_TYPES, OTHER_TYPES].some((types) => types.has(subtype))
}

/** Whether the subtype is correlated with one of these card types (205.1a, 205.3d); those of spells and battles stay with any. */
export function fitsTypes(subtype: string, types: number): boolean {
  const has = (...some: (keyof typeof CARD_TYPE_BIT)[]) =>
    some.some((type) => (types & CARD_TYPE_BIT[type]) !== 0)
  if (LAND_TYPES.has(subtype)) return has("land")
  if (ARTIFACT_TYPES.has(subtype)) return has("artifact")
  if (ENCHANTMENT_TYPES.has(subtype)) return has("enchantment")
  return OTHER_TYPES.has(subtype) || has("creature", "kindred", "planeswalker")
}
