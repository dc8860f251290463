import type { Filter } from "@apnap/engine"
import type { Features } from "../morphology/agreement.ts"
import { third } from "../phrase.ts"
import { subtypeNoun } from "./subtypes.ts"
import { type Noun, noun, TYPES } from "./types.ts"

/** The parts of a conjunction. */
export function partsOfFilter(filter: Filter): readonly Filter[] {
  return filter.is === "and" ? filter.of : filter.is === "any" ? [] : [filter]
}

const PLAIN: Readonly<Record<string, Noun>> = {
  permanent: noun("permanent", "m"),
  token: noun("jeton", "m"),
  commander: noun("commandant", "m"),
  outlaw: { singular: "hors-la-loi", plural: "hors-la-loi", gender: "m" },
}

/** The noun for a quality, if it has one. */
export function nounOfFilter(filter: Filter): Noun | undefined {
  if (filter.is === "type") return TYPES[filter.type]
  return filter.is === "subtype" ? subtypeNoun(filter.subtype) : PLAIN[filter.is]
}

/** Agreement features for objects that match a filter; masculine if the kind of object is unknown. */
export function featuresOfFilter(filter: Filter, plural = false): Features {
  // "Enchanted creature".
  if (filter.is === "hasAttached") return third("f", plural)
  const parts = filter.is === "or" ? filter.of.flatMap(partsOfFilter) : partsOfFilter(filter)
  if (parts.some(({ is }) => is === "token")) return third("m", plural)
  const group = parts.find((part) => part.is === "or")
  if (group !== undefined) return featuresOfFilter(group, plural)
  const types = parts.filter((part) => part.is === "type")
  const nouns = (types.length > 0 ? types : parts).flatMap((part) => nounOfFilter(part) ?? [])
  const feminine =
    filter.is === "or"
      ? nouns.every(({ gender }) => gender === "f")
      : nouns.some(({ gender }) => gender === "f")
  return third(nouns.length > 0 && feminine ? "f" : "m", plural)
}
