import { printFace } from "@apnap/cards"
import type { CardFace, ObjectView } from "@apnap/engine"
import type { Color, Subject } from "../protocol/subject.ts"
import { effectOf } from "./effect-of.ts"

const portraits = new WeakMap<CardFace, Subject>()

/**
 * The input for an object's picture: the English text printed on its face, so that a card looks the same in every game; without a face, its
 * current characteristics.
 */
export function portraitOf(card: ObjectView, face: CardFace | undefined): Subject {
  if (face === undefined) return asItIs(card)
  let portrait = portraits.get(face)
  if (portrait === undefined) {
    portrait = printedPortrait(face, card.kind === "token")
    portraits.set(face, portrait)
  }
  return portrait
}

/** The input for the picture of a printed face. */
export function printedPortrait(face: CardFace, token: boolean): Subject {
  const { name, types, subtypes = [], abilities = [], power = null, toughness = null } = face
  const text = printFace(face).join("\n")
  return {
    name,
    types,
    subtypes,
    colors: types.includes("land") ? manaIn(text, subtypes) : colorsOf(face),
    keywords: abilities.flatMap((ability) => (ability.ability === "keyword" ? [ability.keyword] : [])),
    effect: effectOf(text),
    power,
    toughness,
    token,
  }
}

function asItIs({ name, types, subtypes, colors, keywords, power, toughness, kind }: ObjectView): Subject {
  return {
    name: name === "" ? (types[0] ?? "") : name,
    types,
    subtypes,
    colors: lettersIn(colors.join("")),
    keywords,
    effect: null,
    power,
    toughness,
    token: kind === "token",
  }
}

/** 202.2, 204: from the colour indicator, else from the mana cost. */
function colorsOf({ colors, cost = "" }: CardFace): Color[] {
  return lettersIn(colors?.join("") ?? cost)
}

const BASICS: Readonly<Record<string, Color>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
}

/** The colours of mana a land makes: from its basic types (305.6), else from its text. */
function manaIn(text: string, subtypes: readonly string[]): Color[] {
  const own = subtypes.flatMap((subtype) => BASICS[subtype] ?? [])
  if (own.length > 0) return own
  return lettersIn(
    [...text.matchAll(/add ([^.\n]*)/gi)].map(([, mana]) => mana.match(/\{[WUBRG]\}/g)?.join("")).join(""),
  )
}

const COLORS: readonly Color[] = ["W", "U", "B", "R", "G"]

function lettersIn(text: string): Color[] {
  return COLORS.filter((color) => text.includes(color))
}
