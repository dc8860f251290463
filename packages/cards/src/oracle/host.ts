import type { CardFace, Filter } from "@apnap/engine"

/** What the text of a face calls the object it's attached to: "equipped creature", "enchanted land" (303.4, 301.5). */
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

/** A noun for everything that matches: "creature" for "creature you control", "permanent" for "creature or land". */
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
