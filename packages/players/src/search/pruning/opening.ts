import { characteristics, type Decision, type State } from "@apnap/engine"
import { isType } from "../../board-evaluation/is-type.ts"

/** Lands of a hand of seven that is neither clearly kept nor clearly thrown back; after a mulligan more is kept. */
const DOUBTFUL: readonly (readonly number[])[] = [
  [2, 5],
  [1, 6],
]

/**
 * Whether it is worth thinking about a decision before the first turn (103.5): which cards go to the bottom, and whether to keep a hand that the heuristics
 * keep, or throw back, by one land. Of the others lines tell less than the heuristics know, since one lucky draw outweighs many games.
 */
export function isOpenQuestion(s: State, { purpose, player }: Decision): boolean {
  if (purpose === "bottom") return true
  if (purpose !== "mulligan") return false
  const { hand } = s.players[player]
  const lands = hand.filter((id) => isType(characteristics(s, id), "land")).length
  return DOUBTFUL[Math.min(1, s.turn.mulligans[player] ?? 0)].includes(lands)
}
