import { printAbility, printFace, selfOf } from "@apnap/cards"
import type { Ability, CardFace } from "@apnap/engine"
import { type Language, WORDLESS } from "@apnap/words"

/** What an object calls itself depends on (201.5). */
export type Named = Pick<CardFace, "name" | "types" | "supertypes" | "subtypes">

type French = typeof import("@apnap/cards/french")

/** French card text, once it is loaded. */
let french: French | null = null
/** What was printed, in each language. */
const printed = {
  en: { abilities: new WeakMap<Ability, string>(), faces: new WeakMap<CardFace, readonly string[]>() },
  fr: { abilities: new WeakMap<Ability, string>(), faces: new WeakMap<CardFace, readonly string[]>() },
}
let spoken: Language = "en"
/** The language that was asked for last. */
let asked: Language = "en"

/** From now on card text is in this language, unless another is asked for before it is loaded. */
export async function speakCards(language: Language): Promise<void> {
  asked = language
  await loadCardText(language)
  if (language === asked) spoken = language
}

/** Loads card text in a language, so that `speaking` can tell it. */
export async function loadCardText(language: Language): Promise<void> {
  if (language === "fr") french ??= await import("@apnap/cards/french")
}

/** Tells something with card text in a language, where that is loaded; null is the one that is spoken. */
export function speaking<T>(language: Language | null, tell: () => T): T {
  const before = spoken
  if (language !== null && (language === "en" || french !== null)) spoken = language
  try {
    return tell()
  } finally {
    spoken = before
  }
}

/** The language of card text now. */
export function spokenLanguage(): Language {
  return spoken
}

/** An ability of an object in words; "" when there are none for it. */
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

/** The same for one of an object's abilities: what a keyword stands for, and has no words of its own, is told by the keyword (702). */
export function abilityTextAmong(abilities: readonly Ability[], ability: Ability, of: Named): string {
  const text = abilityText(ability, of)
  if (text !== "" || !("keyword" in ability) || ability.ability === "keyword") return text
  const keyword = abilities.find((one) => one.ability === "keyword" && one.keyword === ability.keyword)
  return keyword === undefined ? "" : abilityText(keyword, of)
}

/** The text of a face, one ability a line. */
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

/** That abilities of emblems (114.4), planes and schemes (113.6, 311.4, 314.4) work in the command zone goes without saying. */
function sayable(ability: Ability): Ability {
  if (!("zone" in ability) || ability.zone !== "command") return ability
  const { zone: _, ...rest } = ability
  return rest as Ability
}
