import type { State } from "../state/state.ts"
import type { Turn } from "../state/turn.ts"
import { editTurn } from "../state/writing/edit.ts"

/** Changes several parts of the turn record. */
export function setTurn(s: State, parts: Partial<Turn>): void {
  Object.assign(editTurn(s), parts)
}
