import type { CardType, Supertype } from "@apnap/engine"

/** A noun with both numbers and its gender. */
export interface Noun {
  readonly singular: string
  readonly plural: string
  readonly gender: "m" | "f"
}

/** A noun, with a regular plural by default. */
export function noun(singular: string, gender: "m" | "f", plural?: string): Noun {
  return { singular, gender, plural: plural ?? regularPlural(singular) }
}

function regularPlural(word: string): string {
  if (/[sxz]$/.test(word)) return word
  if (/(?:eau|eu)$/.test(word)) return `${word}x`
  return /al$/.test(word) ? word.replace(/al$/, "aux") : `${word}s`
}

export const TYPES: Readonly<Record<CardType, Noun>> = {
  artifact: noun("artefact", "m"),
  battle: noun("bataille", "f"),
  creature: noun("créature", "f"),
  enchantment: noun("enchantement", "m"),
  instant: noun("éphémère", "m"),
  land: noun("terrain", "m"),
  planeswalker: noun("planeswalker", "m"),
  sorcery: noun("rituel", "m"),
  kindred: noun("clan", "m"),
  dungeon: noun("donjon", "m"),
  plane: noun("plan", "m"),
  phenomenon: noun("phénomène", "m"),
  scheme: noun("machination", "f"),
  vanguard: noun("vanguard", "m"),
  conspiracy: noun("conspiration", "f"),
}

/** Masculine singular, for `agree`. */
export const SUPERTYPES: Readonly<Record<Supertype, string>> = {
  basic: "de base",
  legendary: "légendaire",
  ongoing: "continu",
  snow: "neigeux",
  world: "du monde",
}
