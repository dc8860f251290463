import { printFace } from "@apnap/cards"
import type { CardDefinition } from "@apnap/engine"

/** The text of a card. */
export interface CardText {
  name: string
  cost: string
  /** Its types, and its rules text in our wording, one line each. */
  lines: readonly string[]
}

/** Numbers the cards of some decks from 1, sorted by name: equal decks get equal numbers. */
export class CardIndex {
  readonly texts: readonly CardText[]
  readonly #byName: ReadonlyMap<string, number>

  constructor(decks: readonly (readonly CardDefinition[])[]) {
    const cards = [...new Map(decks.flat().map((card) => [card.name, card])).values()]
    const sorted = cards.sort((a, b) => (a.name < b.name ? -1 : 1))
    this.texts = sorted.map(textOf)
    this.#byName = new Map(sorted.map(({ name }, i) => [name, i + 1]))
  }

  /** A card's number; 0 if it is in none of the decks. */
  indexOf({ name }: CardDefinition): number {
    return this.#byName.get(name) ?? 0
  }
}

function textOf({ name, faces }: CardDefinition): CardText {
  const lines = faces.flatMap((face) => [
    [...(face.supertypes ?? []), ...face.types].join(" ") +
      (face.subtypes === undefined || face.subtypes.length === 0 ? "" : ` - ${face.subtypes.join(" ")}`),
    ...printFace(face),
  ])
  return { name, cost: faces[0].cost ?? "", lines }
}
