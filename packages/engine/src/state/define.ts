import type { CardDefinition } from "../language/card.ts"
import type { State } from "./state.ts"
import { editState } from "./writing/edit.ts"

type Table = readonly CardDefinition[]

/** The table of a game that has no definitions yet. */
export const NO_DEFINITIONS: Table = []

/**
 * The last addition to each table: a game that defines the same cards in the same order as the previous one shares its tables and anything
 * cached by them. Only one addition each, so that no table lives much longer than its use.
 */
const additions = new WeakMap<Table, { card: CardDefinition; longer: Table }>()

/** The index of a definition in the state's table; adds it if new. */
export function define(s: State, card: CardDefinition): number {
  const at = s.definitions.indexOf(card)
  if (at >= 0) return at
  editState(s).definitions = extend(s.definitions, card)
  return s.definitions.length - 1
}

function extend(table: Table, card: CardDefinition): Table {
  const before = additions.get(table)
  if (before?.card === card) return before.longer
  const longer = [...table, card]
  additions.set(table, { card, longer })
  return longer
}

/** Like `define`, for a definition made during the game: reuses an equal one. */
export function intern(s: State, card: CardDefinition): number {
  const same = (other: CardDefinition) =>
    other.name === card.name && JSON.stringify(other) === JSON.stringify(card)
  const known = s.definitions.indexOf(card)
  if (known >= 0) return known
  const at = s.definitions.findIndex(same)
  return at >= 0 ? at : define(s, card)
}
