import type { State } from "../state/state.ts"
import type { Turn } from "../state/turn.ts"

/** The turn record, writable. Never keep it across a call. */
export function editTurn(s: State): Turn {
  if (s.turnEpoch !== s.epoch) {
    s.turn = { ...s.turn }
    s.turnEpoch = s.epoch
  }
  return s.turn
}

/** Changes several parts of the turn record. */
export function setTurn(s: State, parts: Partial<Turn>): void {
  Object.assign(editTurn(s), parts)
}
