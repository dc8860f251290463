import type { CardDefinition, CardFace } from "@apnap/engine"
import { printFace, type SourceCard, type SourceFace } from "../oracle/index.ts"

/** A card in the shape of a card file, with the text that the grammar prints for it. */
export function sourceOf(card: CardDefinition): SourceCard {
  const faces = card.faces.map(faceOf)
  const layout = card.layout === "battle" ? "transform" : card.layout
  if (card.layout === "prototype")
    return { ...faces[0], name: card.name, layout, oracle_text: prototyped(card) }
  if (faces.length === 1) return { ...faces[0], name: card.name, layout }
  return { name: card.name, layout: layout === "room" ? "split" : layout, type_line: "", card_faces: faces }
}

function faceOf(face: CardFace): SourceFace {
  const types = [...(face.supertypes ?? []), ...face.types].map(capital).join(" ")
  const subtypes = face.subtypes?.join(" ") ?? ""
  return {
    name: face.name,
    ...(face.cost && { mana_cost: face.cost }),
    type_line: subtypes === "" ? types : `${types} — ${subtypes}`,
    oracle_text: printFace(face).join("\n"),
    ...(face.power !== undefined && {
      power: face.shownPower ?? `${face.power}`,
      toughness: face.shownToughness ?? `${face.toughness}`,
    }),
    ...(face.loyalty !== undefined && { loyalty: `${face.loyalty}` }),
    ...(face.defense !== undefined && { defense: `${face.defense}` }),
    ...(face.colors !== undefined && { colors: face.colors }),
  }
}

/** The text with the prototype line from the inset frame (718.2). */
function prototyped({ faces: [front, inset] }: CardDefinition): string {
  const line = `Prototype ${inset.cost} — ${inset.power}/${inset.toughness}`
  return [line, ...printFace(front)].join("\n")
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
