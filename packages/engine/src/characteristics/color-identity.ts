import type { CardDefinition, CardFace } from "../language/card.ts"
import { COLORS } from "../mana/symbols.ts"

/** The colors of the basic land types (305.6). */
const BASIC: Readonly<Record<string, string>> = {
  Plains: "W",
  Island: "U",
  Swamp: "B",
  Mountain: "R",
  Forest: "G",
}

const known = new WeakMap<CardDefinition, readonly string[]>()

/**
 * 903.4, 903.5d: the letters of the colors of all mana symbols on all faces of the card, of its color indicator and of the mana that its
 * basic land types give.
 */
export function colorIdentity(card: CardDefinition): readonly string[] {
  let found = known.get(card)
  if (found === undefined) {
    found = card.identity ?? readIdentity(card)
    known.set(card, found)
  }
  return found
}

function readIdentity(card: CardDefinition): readonly string[] {
  const letters = new Set(card.faces.flatMap(lettersOf))
  return COLORS.filter((color) => letters.has(color))
}

function lettersOf(face: CardFace): string[] {
  const text = JSON.stringify([face.cost ?? "", face.abilities ?? []])
  const symbols = text.match(/\{[0-9A-Z/]+\}/g) ?? []
  const produced = [...text.matchAll(/"choice":\[([^\]]*)\]/g)].map((match) => match[1])
  const fromTypes = (face.subtypes ?? []).flatMap((type) => BASIC[type] ?? [])
  return [...[...symbols, ...produced].flatMap((part) => [...part]), ...fromTypes, ...(face.colors ?? [])]
}
