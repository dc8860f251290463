import { agree, SUPERTYPES, subtypeNoun, THIN, TYPES } from "@apnap/cards/french/lexicon"
import type { CardFace, CardType } from "@apnap/engine"
import type { Language } from "../language.ts"
import { capitalised } from "../tell.ts"

type Typed = Pick<CardFace, "types" | "supertypes" | "subtypes">

/** A type line: "Legendary Creature — Elf Druid", « Créature légendaire : elfe et druide ». */
export function typeLine(face: Typed, language: Language): string {
  return language === "fr" ? inFrench(face) : inEnglish(face)
}

/** A card type or subtype by itself: "Goblin", « gobelin ». */
export function typeIn(name: string, language: Language): string {
  if (language === "en") return name
  const type: { singular: string } | undefined = TYPES[name.toLowerCase() as CardType]
  return (type ?? subtypeNoun(name)).singular
}

function inEnglish({ types, supertypes = [], subtypes = [] }: Typed): string {
  const left = [...supertypes, ...types].map(capitalised).join(" ")
  return subtypes.length === 0 ? left : `${left} — ${subtypes.join(" ")}`
}

/** French puts the creature type first: « créature-artefact »; otherwise land comes last. */
function inFrench({ types, supertypes = [], subtypes = [] }: Typed): string {
  const ordered = [...types].sort((a, b) => Number(b === "creature") - Number(a === "creature"))
  // Objects without types, such as abilities on the stack, have no type line (113.1c).
  if (ordered.length === 0) return ""
  const { gender } = TYPES[ordered[0]]
  const nouns = ordered.map((type) => TYPES[type].singular).join("-")
  const adjectives = supertypes.map((word) => agree(SUPERTYPES[word], { gender, plural: false, person: 3 }))
  const left = capitalised([nouns, ...adjectives].join(" "))
  const right = subtypes.map((subtype) => subtypeNoun(subtype).singular)
  return right.length === 0 ? left : `${left}${THIN}: ${right.join(" et ")}`
}
