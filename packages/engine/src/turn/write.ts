import type { State } from "../state/state.ts"
import type { Turn } from "../state/turn.ts"

/** Changes parts of the turn record, in place once this state owns it. Never keep the record across a call. */
export function setTurn(s: State, parts: Partial<Turn>): void {
  if (s.turnEpoch !== s.epoch) {
    s.turn = { ...s.turn }
    s.turnEpoch = s.epoch
  }
  Object.assign(s.turn, parts)
}
