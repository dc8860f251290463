import { printAbility, printFace, selfOf } from "@apnap/cards"
import type { Ability, CardFace } from "@apnap/engine"
import type { Language } from "@apnap/words"

/** What an object calls itself depends on (201.5). */
export type Named = Pick<CardFace, "name" | "types" | "supertypes" | "subtypes">

type French = typeof import("@apnap/cards/french")

/** French card text, loaded when it is first asked for; null while English is spoken. */
let french: French | null = null
let abilities = new WeakMap<Ability, string>()
let faces = new WeakMap<CardFace, readonly string[]>()

/** The language that was asked for last. */
let asked: Language = "en"

/** From now on card text is in this language, unless another is asked for before it is loaded. */
export async function speakCards(language: Language): Promise<void> {
  asked = language
  const speaks = language === "fr" ? await import("@apnap/cards/french") : null
  if (language !== asked || speaks === french) return
  french = speaks
  abilities = new WeakMap()
  faces = new WeakMap()
}

/** The language of card text now. */
export function spokenLanguage(): Language {
  return french === null ? "en" : "fr"
}

/** An ability of an object in words; "" when there are none for it. */
export function abilityText(ability: Ability, of: Named): string {
  let text = abilities.get(ability)
  if (text === undefined) {
    const said = sayable(ability)
    text = (french?.printAbilityInFrench(said, of) ?? printAbility(said, selfOf(of))) || ""
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
  let text = faces.get(face)
  if (text === undefined) {
    const said = { ...face, abilities: face.abilities?.map(sayable) }
    text = french === null ? printFace(said) : french.printFaceInFrench(said)
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
