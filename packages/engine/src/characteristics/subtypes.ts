/** Land types (205.3i). */
const LAND_TYPES: ReadonlySet<string> = new Set(
  "Plains Island Swamp Mountain Forest Desert Gate Lair Locus Mine Power-Plant Sphere Tower Urza's Cave Town Planet".split(
    " ",
  ),
)

/** Artifact, enchantment, spell, battle, dungeon and planeswalker types that `changeling` does not have (205.3g, h, j, k, n to q). */
const OTHER_TYPES: ReadonlySet<string> = new Set(
  (
    "Equipment Vehicle Fortification Treasure Food Clue Blood Gold Powerstone Map Incubator Junk Contraption Attraction Bobblehead Lander Spacecraft Stone Infinity Mutagen " +
    "Aura Saga Class Curse Cartouche Background Case Role Room Rune Shrine Shard Plan Trap Arcane Adventure Lesson Omen Chorus Siege Undercity"
  ).split(" "),
)

export function isLandType(subtype: string): boolean {
  return LAND_TYPES.has(subtype)
}

/** Whether a subtype is a creature type: what is neither a land type nor one of the closed lists of the other types. */
export function isCreatureType(subtype: string): boolean {
  return !LAND_TYPES.has(subtype) && !OTHER_TYPES.has(subtype)
}
