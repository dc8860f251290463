import { printAbility } from "@apnap/cards"
import { printAbilityInFrench } from "@apnap/cards/french"
import {
  type Ability,
  type CardFace,
  characteristics,
  type Game,
  type ObjectId,
  objectOf,
} from "@apnap/engine"
import type { Language } from "@apnap/words"
import { linesOf, faceText as printed } from "../cards/show.ts"

type State = Game["state"]

/** The text of the object's card; empty if it has no card. */
export function faceText(state: State, id: ObjectId, language: Language): readonly string[] {
  const face = faceOf(state, id)
  if (face === undefined) return []
  return linesOf(face, language)
}

/** The whole card: name and cost, types, text, power/toughness; empty if there is no card. */
export function wholeText(state: State, id: ObjectId, language: Language): string[] {
  const face = faceOf(state, id)
  return face === undefined ? [] : printed(face, language)
}

function faceOf(state: State, id: ObjectId): CardFace | undefined {
  const object = objectOf(state, id)
  const owner = object?.kind === "ability" ? objectOf(state, object.stack!.source) : object
  if (owner === undefined) return undefined
  const { faces } = state.definitions[owner.def]
  return faces[owner.face] ?? faces[0]
}

/** One of the object's abilities in words; an ability granted by a keyword shows the keyword (702); "" if it can't be printed. */
export function abilityText(state: State, id: ObjectId, index: number, language: Language): string {
  const { abilities, name } = characteristics(state, id)
  const ability = abilities[index]
  const face = faceOf(state, id)
  if (ability === undefined || face === undefined) return ""
  const printed = (one: Ability) =>
    (language === "fr" ? printAbilityInFrench(one, face) : printAbility(one, name)) ?? ""
  const text = printed(ability)
  if (text !== "" || !("keyword" in ability) || ability.ability === "keyword") return text
  const keyword = abilities.find((one) => one.ability === "keyword" && one.keyword === ability.keyword)
  return keyword === undefined ? "" : printed(keyword)
}
