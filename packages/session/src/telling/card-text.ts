import { printAbility, printFace, selfOf } from "@apnap/cards"
import type { Ability, CardFace } from "@apnap/engine"
import { type Language, WORDLESS } from "@apnap/words"

/** The characteristics that decide how an object refers to itself (201.5). */
export type Named = Pick<CardFace, "name" | "types" | "supertypes" | "subtypes">

type French = typeof import("@apnap/cards/french")

/** French card text, once loaded. */
let french: French | null = null
/** Memo of printed text by language. */
const printed = {
  en: { abilities: new WeakMap<Ability, string>(), faces: new WeakMap<CardFace, readonly string[]>() },
  fr: { abilities: new WeakMap<Ability, string>(), faces: new WeakMap<CardFace, readonly string[]>() },
}
let spoken: Language = "en"
/** The language requested last. */
let asked: Language = "en"

/** Switches the language of card text, unless another is requested while this one loads. */
export async function speakCards(language: Language): Promise<void> {
  asked = language
  await loadCardText(language)
  if (language === asked) spoken = language
}

/** Loads card text of a language, for use with `speaking`. */
export async function loadCardText(language: Language): Promise<void> {
  if (language === "fr") french ??= await import("@apnap/cards/french")
}

/** Runs `tell` with card text in a language, if it is loaded; null means the current one. */
export function speaking<T>(language: Language | null, tell: () => T): T {
  const before = spoken
  if (language !== null && (language === "en" || french !== null)) spoken = language
  try {
    return tell()
  } finally {
    spoken = before
  }
}

/** The current language of card text. */
export function spokenLanguage(): Language {
  return spoken
}

/** The text of an object's ability, or "" if it can't be printed. */
export function abilityText(ability: Ability, of: Named): string {
  const { abilities } = printed[spoken]
  let text = abilities.get(ability)
  if (text === undefined) {
    const said = sayable(ability)
    const inFrench = spoken === "fr" ? french?.printAbilityInFrench(said, of) : undefined
    text = (inFrench ?? printAbility(said, selfOf(of))) || ""
    abilities.set(ability, text)
  }
  return text
}

/** The same for one of an object's abilities: an ability implied by a keyword has no text of its own, so the keyword's is given (702). */
export function abilityTextAmong(abilities: readonly Ability[], ability: Ability, of: Named): string {
  const text = abilityText(ability, of)
  if (text !== "" || !("keyword" in ability) || ability.ability === "keyword") return text
  const keyword = abilities.find((one) => one.ability === "keyword" && one.keyword === ability.keyword)
  return keyword === undefined ? "" : abilityText(keyword, of)
}

/** The text of a face, one ability per line. */
export function faceText(face: CardFace): readonly string[] {
  const { faces } = printed[spoken]
  let text = faces.get(face)
  if (text === undefined) {
    const said = { ...face, abilities: face.abilities?.map(sayable) }
    const lines =
      (spoken === "fr" ? french?.printFaceInFrench(said, WORDLESS.fr) : undefined) ??
      printFace(said, WORDLESS.en)
    text = [...new Set(lines)]
    faces.set(face, text)
  }
  return text
}

/**
 * Emblems (114.4), planes and schemes (113.6, 311.4, 314.4) don't state that their abilities work in the command zone, so `zone` is
 * dropped.
 */
function sayable(ability: Ability): Ability {
  if (!("zone" in ability) || ability.zone !== "command") return ability
  const { zone: _, ...rest } = ability
  return rest as Ability
}
