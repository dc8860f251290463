import { fits } from "../characteristics/face-quality.ts"
import type { CardDefinition } from "../language/card.ts"
import type { Filter } from "../language/filter.ts"
import type { State } from "../state/state.ts"

/**
 * Known names that can't be chosen as the name of a card with this quality (201.4, 201.4a): token names that no card has, names of whole
 * split cards, and of cards whose half, back or other face lacks the quality, each judged by its own characteristics (201.4b to f).
 */
export function refusedNames(s: State, quality: Filter | undefined): readonly string[] {
  const allowed = new Set(s.definitions.flatMap((card) => namesOf(card, quality)))
  const known = s.definitions.flatMap(({ name, faces }) => [name, ...faces.map((face) => face.name)])
  return [...new Set(known)].filter((name) => name !== "" && !allowed.has(name))
}

function namesOf({ token, faces }: CardDefinition, quality: Filter | undefined): string[] {
  if (token === true) return []
  return faces.filter((face) => fits(face, quality)).map(({ name }) => name)
}
