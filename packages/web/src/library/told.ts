import { lettersOf, printFace, readTypeLine, type SourceFace } from "@apnap/cards"
import type { CardDefinition } from "@apnap/engine"
import { printedPortrait } from "@apnap/session"
import { type Language, WORDLESS } from "@apnap/words"
import type { CardPage, CardTold, FaceTold } from "../protocol/library.ts"
import { compiledOf, type Entry } from "./library.ts"

const told = new WeakMap<Entry, CardTold>()

/** A card as the page shows it. */
export function tellCard(entry: Entry): CardTold {
  let card = told.get(entry)
  if (card === undefined) {
    card = makeTold(entry)
    told.set(entry, card)
  }
  return card
}

/** A card with its text in the person's language, if it is fully understood. */
export async function tellCardIn(entry: Entry, language: Language): Promise<CardTold> {
  const card = tellCard(entry)
  if (language !== "fr" || card.share !== "whole") return card
  const { printFaceInFrench } = await import("@apnap/cards/french")
  const { faces } = compiledOf(entry).definition
  if (faces.length !== card.faces.length) return card
  return {
    ...card,
    faces: card.faces.map((face, i) => ({
      ...face,
      text: linesOf(printFaceInFrench(faces[i], WORDLESS.fr).join("\n")),
    })),
  }
}

function makeTold(entry: Entry): CardTold {
  const { search, source } = entry
  const { definition } = compiledOf(entry)
  const faces = (source.card_faces ?? [source]).map(tellFace)
  return {
    name: search.name,
    french: search.printing.french ?? null,
    faces: search.embedded ? withWordless(faces, definition) : faces,
    colors: lettersOf(search.colors),
    identity: lettersOf(search.identity),
    manaValue: search.manaValue,
    released: search.printing.released ?? null,
    embedded: search.embedded,
    share: search.share ?? "none",
    portrait: printedPortrait(definition.faces[0], false),
  }
}

function tellFace(face: SourceFace): FaceTold {
  const { name, mana_cost = "", oracle_text = "", power, toughness, loyalty, defense } = face
  const size = power === undefined ? (loyalty ?? defense ?? "") : `${power}/${toughness}`
  return { name, cost: mana_cost, ...readTypeLine(face.type_line), text: linesOf(oracle_text), size }
}

/** Each mode of a modal text gets its own line, as printed. */
function linesOf(text: string): string[] {
  return text.split(/\n| (?=• )/).filter((line) => line !== "")
}

/** The text of a built-in card comes from the grammar, including abilities without printed text. */
function withWordless(told: readonly FaceTold[], { faces }: CardDefinition): readonly FaceTold[] {
  if (faces.length !== told.length) return told
  return told.map((face, i) => ({ ...face, text: linesOf(printFace(faces[i], WORDLESS.en).join("\n")) }))
}

/** The content of a card's page; the understood part is in the person's language. */
export async function tellPage(entry: Entry, language: Language): Promise<CardPage> {
  const { definition, missing } = compiledOf(entry)
  const french = language === "fr" ? await import("@apnap/cards/french") : null
  const { sets = [], rarities = [], legalities = {} } = entry.search.printing
  return {
    ...tellCard(entry),
    understood: definition.faces.map((face) =>
      french === null ? printFace(face, WORDLESS.en) : french.printFaceInFrench(face, WORDLESS.fr),
    ),
    missing: missing.map(({ line }) => line),
    sets,
    rarities,
    legalities: Object.entries(legalities).filter(([, says]) => says !== "not_legal"),
    keywords: tellCard(entry).portrait.keywords,
  }
}
