/** French nouns for objects to attach to, with gender. */
export const HOSTS: Readonly<Record<string, readonly [string, "m" | "f"]>> = {
  creature: ["créature", "f"],
  permanent: ["permanent", "m"],
  land: ["terrain", "m"],
  artifact: ["artefact", "m"],
  enchantment: ["enchantement", "m"],
  planeswalker: ["planeswalker", "m"],
  Plains: ["plaine", "f"],
  Island: ["île", "f"],
  Swamp: ["marais", "m"],
  Mountain: ["montagne", "f"],
  Forest: ["forêt", "f"],
  Wall: ["mur", "m"],
  Equipment: ["équipement", "m"],
}
