import type { GameObject } from "../object.ts"
import type { State } from "../state.ts"
import { writable } from "./edit.ts"

/**
 * The answer to a question, asked while the object stands in the state's table in the place of the one with its id. Other states may have
 * the same table, so it is put right whatever is thrown.
 */
export function withObject<T>(s: State, object: GameObject, question: () => T): T {
  const table = writable(s).objects
  const before = table[object.id]
  table[object.id] = object
  try {
    return question()
  } finally {
    table[object.id] = before
  }
}
