import { characteristics, type Decision, type State } from "@apnap/engine"
import { isType } from "../../board-evaluation/is-type.ts"

/** Land counts for which a hand of seven is neither a clear keep nor a clear mulligan, and after a mulligan, when more hands are kept. */
const DOUBTFUL: readonly (readonly number[])[] = [
  [2, 5],
  [1, 6],
]

/**
 * Whether a decision before the first turn (103.5) deserves a search: which cards go to the bottom, and hands within one land of the
 * heuristics' limits. For others playouts tell less than the heuristics, since one lucky draw outweighs many games.
 */
export function isOpenQuestion(s: State, { purpose, player }: Decision): boolean {
  if (purpose === "bottom") return true
  if (purpose !== "mulligan") return false
  const { hand } = s.players[player]
  const lands = hand.filter((id) => isType(characteristics(s, id), "land")).length
  return DOUBTFUL[Math.min(1, s.turn.mulligans[player] ?? 0)].includes(lands)
}
