import { type CompiledCard, didYouMean, nearestNames, printFace } from "@apnap/cards"
import { printFaceInFrench } from "@apnap/cards/french"
import type { CardFace } from "@apnap/engine"
import { cardNameIn, type Language, typeLine, WORDLESS } from "@apnap/words"
import { type Json, tell } from "../json.ts"
import { readLanguage } from "../language.ts"
import { cardsFrom } from "./find.ts"
import { speakNames } from "./french-names.ts"

interface ShowOptions {
  cards?: string
  lang: string
  json?: Json
}

/** Prints our reading of a card: its text in our words, its structure, and its gaps. */
export async function show(name: string, { cards, lang, json }: ShowOptions): Promise<void> {
  const language = readLanguage(lang)
  const { find, names } = await cardsFrom(cards)
  await speakNames(language, cards)
  const card = find(name)
  if (card === undefined) {
    const meant = didYouMean(nearestNames(name, names()))
    throw new Error(`cards/unknown: no card is called "${name}"${meant}`)
  }
  const { definition, missing } = card
  await tell(
    json,
    () => ({
      name: card.name,
      faces: definition.faces.map((face) => faceText(face, language)),
      definition,
      missing,
    }),
    () => cardText(card, language).join("\n"),
  )
}

function cardText({ definition, missing }: CompiledCard, language: Language): string[] {
  const faces = definition.faces.flatMap((face) => [...faceText(face, language), ""])
  const structure = JSON.stringify(definition, null, 2)
  const gaps = missing.map(
    ({ line, stoppedAt, expected }) =>
      `  ${line}\n    stopped at: ${stoppedAt || "the end"}\n    expected: ${expected.join(", ")}`,
  )
  return [...faces, structure, "", gaps.length === 0 ? "Nothing is missing." : "Missing:", ...gaps]
}

/** The text of a face in the language, with a placeholder for abilities without words; lines without French are in English. */
export function linesOf(face: CardFace, language: Language): readonly string[] {
  const lines = (language === "fr" ? printFaceInFrench : printFace)(face, WORDLESS[language])
  const said = cardNameIn(face.name, language)
  return said === face.name ? lines : lines.map((line) => line.replaceAll(face.name, said))
}

/** A face in the language. */
export function faceText(face: CardFace, language: Language): string[] {
  const { cost, power, toughness, loyalty, defense } = face
  const name = cardNameIn(face.name, language)
  const size =
    power === undefined ? undefined : `${face.shownPower ?? power}/${face.shownToughness ?? toughness}`
  const corner = size ?? loyalty ?? defense
  return [
    cost === undefined ? name : `${name} ${cost}`,
    typeLine(face, language),
    ...linesOf(face, language),
    ...(corner === undefined ? [] : [String(corner)]),
  ]
}
