import { editTurn } from "../state/edit.ts"
import type { State } from "../state/state.ts"
import type { Turn } from "../state/turn.ts"

/** Changes several parts of the turn record. */
export function setTurn(s: State, parts: Partial<Turn>): void {
  Object.assign(editTurn(s), parts)
}
