import type { CardFace, CardType, Supertype } from "@apnap/engine"
import { THIN } from "../french/names.ts"
import type { Language } from "../language.ts"
import { capitalised } from "../tell.ts"
import { FRENCH_SUBTYPES } from "./subtypes.ts"

type Typed = Pick<CardFace, "types" | "supertypes" | "subtypes">

/** A type line: "Legendary Creature — Elf Druid", « Créature légendaire : elfe et druide ». */
export function typeLine(face: Typed, language: Language): string {
  return language === "fr" ? inFrench(face) : inEnglish(face)
}

function inEnglish({ types, supertypes = [], subtypes = [] }: Typed): string {
  const left = [...supertypes, ...types].map(capitalised).join(" ")
  return subtypes.length === 0 ? left : `${left} — ${subtypes.join(" ")}`
}

const TYPES: Readonly<Record<CardType, string>> = {
  artifact: "artefact",
  battle: "bataille",
  creature: "créature",
  enchantment: "enchantement",
  instant: "éphémère",
  land: "terrain",
  planeswalker: "planeswalker",
  sorcery: "rituel",
  kindred: "clan",
  dungeon: "donjon",
  plane: "plan",
  phenomenon: "phénomène",
  scheme: "machination",
  vanguard: "vanguard",
  conspiracy: "conspiration",
}
const FEMININE: ReadonlySet<CardType> = new Set(["creature", "battle", "scheme", "conspiracy"])

/** Masculine and feminine. */
const SUPERTYPES: Readonly<Record<Supertype, readonly [string, string]>> = {
  basic: ["de base", "de base"],
  legendary: ["légendaire", "légendaire"],
  ongoing: ["continu", "continue"],
  snow: ["neigeux", "neigeuse"],
  world: ["du monde", "du monde"],
}

/** A creature that is something else too is named first: « créature-artefact »; else the land comes last. */
function inFrench({ types, supertypes = [], subtypes = [] }: Typed): string {
  const ordered = [...types].sort((a, b) => Number(b === "creature") - Number(a === "creature"))
  const form = FEMININE.has(ordered[0]) ? 1 : 0
  const nouns = ordered.map((type) => TYPES[type]).join("-")
  const left = capitalised([nouns, ...supertypes.map((supertype) => SUPERTYPES[supertype][form])].join(" "))
  const right = subtypes.map((subtype) => FRENCH_SUBTYPES.get(subtype) ?? subtype)
  return right.length === 0 ? left : `${left}${THIN}: ${right.join(" et ")}`
}
