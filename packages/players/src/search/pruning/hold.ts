import type { Answer, Decision, State } from "@apnap/engine"

/** The first option of every priority decision. */
export const PASS = 0

/**
 * Whether this answer is to pass in the player's own main phase with nothing on the stack (117.3d). In a line that means to keep what could be
 * done for another turn: by heuristics it would be done a moment later, and the line would tell nothing of keeping it.
 */
export function isHolding({ stack, turn }: State, d: Decision, answer: Answer): boolean {
  return (
    d.kind === "priority" &&
    answer === PASS &&
    stack.length === 0 &&
    turn.active === d.player &&
    turn.phase.endsWith("Main")
  )
}
