import type { State } from "../state/state.ts"
import type { Turn } from "../state/turn.ts"

/** Replaces parts of the turn record. */
export function setTurn(s: State, parts: Partial<Turn>): void {
  s.turn = { ...s.turn, ...parts }
}
