import { type Action, legalActions, type PlayerId, phaseOf, type State, type Step } from "@apnap/engine"
import { editState, fork, invalidate } from "@apnap/engine/internal"

/** The player's options in that step, as if they had priority in it now (117.1). */
export function beginnable(s: State, player: PlayerId, step: Step): readonly Action[] {
  if (s.over !== null || s.players[player].left !== null) return []
  const then = fork(s)
  editState(then).turn = { ...then.turn, step, phase: phaseOf(step), stage: "priority", priority: player }
  invalidate(then)
  return legalActions(then, player)
}
