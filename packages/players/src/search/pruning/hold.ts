import type { Answer, Decision, State } from "@apnap/engine"

/** The first option of every priority decision. */
export const PASS = 0

/**
 * Whether the answer passes in the player's own main phase with an empty stack (117.3d). The playout should then keep the player's options
 * for another turn: otherwise the heuristics would use them a moment later, and the playout would say nothing about keeping them.
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
