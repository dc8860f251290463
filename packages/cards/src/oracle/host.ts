import type { CardFace, Filter } from "@apnap/engine"

/** How the text of a face speaks of the object to which it is attached: "equipped creature", "enchanted land" (303.4, 301.5). */
export function hostOf({ subtypes, abilities }: Pick<CardFace, "subtypes" | "abilities">): string {
  if (subtypes?.includes("Equipment")) return "equipped creature"
  if (subtypes?.includes("Fortification")) return "fortified land"
  const filters = (abilities ?? []).flatMap((a) =>
    a.ability === "keyword" && a.keyword === "enchant" && a.filter !== undefined ? [a.filter] : [],
  )
  return filters.length === 0
    ? "enchanted creature"
    : `enchanted ${filters.length > 1 ? "permanent" : nounOf(filters[0])}`
}

/** The noun that holds for all that fits: "creature" of "creature you control", "permanent" of "creature or land". */
function nounOf(filter: Filter): string {
  switch (filter.is) {
    case "type":
      return filter.type
    case "and":
      return filter.of.map(nounOf).find((noun) => noun !== "permanent") ?? "permanent"
    case "or": {
      const nouns = new Set(filter.of.map(nounOf))
      return nouns.size === 1 ? [...nouns][0] : "permanent"
    }
    case "subtype":
      return filter.subtype
    default:
      return "permanent"
  }
}
