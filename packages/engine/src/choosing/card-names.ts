import { fits } from "../characteristics/face-quality.ts"
import type { CardDefinition } from "../language/card.ts"
import type { Filter } from "../language/filter.ts"
import type { State } from "../state/state.ts"

/**
 * The names that the game knows and that can't be chosen as a card's name of this quality (201.4, 201.4a): names of tokens that no card has,
 * those of whole split cards, and those whose half, back or other face has not the quality, each with its own characteristics (201.4b to f).
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
