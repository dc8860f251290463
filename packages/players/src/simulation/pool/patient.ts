import type { Asker } from "@apnap/engine"

/**
 * Limits on the stack's height and a turn's actions, beyond which the player only passes: free abilities could be activated forever
 * (732.2).
 */
const HIGHEST_STACK = 12
const MOST_ACTIONS = 60

/** The player, but passing once actions have piled up. */
export function patient(player: Asker): Asker {
  let turn = 0
  let actions = 0
  return (s, decision) => {
    if (decision.kind !== "priority") return player(s, decision)
    if (s.turn.number !== turn) {
      turn = s.turn.number
      actions = 0
    }
    if (s.stack.length >= HIGHEST_STACK || actions >= MOST_ACTIONS) return 0
    const answer = player(s, decision)
    if (answer !== 0) actions++
    return answer
  }
}
