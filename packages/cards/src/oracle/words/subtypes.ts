import { SUBTYPES } from "@apnap/engine"

const IRREGULAR: Readonly<Record<string, string>> = {
  Dwarf: "Dwarves",
  Elf: "Elves",
  Wolf: "Wolves",
  Werewolf: "Werewolves",
  Mouse: "Mice",
  Ox: "Oxen",
  Child: "Children",
  Hero: "Heroes",
}
const UNCHANGED: ReadonlySet<string> = new Set(
  (
    "Merfolk Myr Fish Jellyfish Starfish Eldrazi Samurai Moonfolk Kor Sheep Plains Treefolk Vedalken Kithkin Azra Noggle " +
    "Dauthi Soltari Thalakos Aurochs Metathran Ninja Equipment Astartes Custodes Qu Spacecraft Spawn Aetherborn Zubera"
  ).split(" "),
)

/** A subtype's plural, "Elves". */
export function pluralOf(subtype: string): string {
  if (UNCHANGED.has(subtype)) return subtype
  const irregular = IRREGULAR[subtype]
  if (irregular !== undefined) return irregular
  if (/[^aeou]y$/.test(subtype)) return `${subtype.slice(0, -1)}ies`
  return /(s|x|ch|sh)$/.test(subtype) ? `${subtype}es` : `${subtype}s`
}

/** The card types a subtype implies. A creature type may belong to a kindred card instead, which the subtype doesn't tell (205.3). */
export function typesOfSubtype(subtype: string): readonly string[] {
  return TYPES_OF.get(subtype) ?? []
}
const TYPES_OF = new Map<string, string[]>()
for (const [type, names] of Object.entries(SUBTYPES))
  for (const name of names) TYPES_OF.set(name, [...(TYPES_OF.get(name) ?? []), type])
