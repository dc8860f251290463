import type { CardDefinition } from "../language/card.ts"
import type { State } from "./state.ts"

/** The index of a definition in the state's table, added when new. */
export function define(s: State, card: CardDefinition): number {
  const at = s.definitions.indexOf(card)
  if (at >= 0) return at
  s.definitions = [...s.definitions, card]
  return s.definitions.length - 1
}

/** The same for a definition made during the game: an equal one already there is used again. */
export function intern(s: State, card: CardDefinition): number {
  const same = (other: CardDefinition) =>
    other.name === card.name && JSON.stringify(other) === JSON.stringify(card)
  const known = s.definitions.indexOf(card)
  if (known >= 0) return known
  const at = s.definitions.findIndex(same)
  return at >= 0 ? at : define(s, card)
}
