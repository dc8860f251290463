import type { Step } from "@apnap/engine"
import type { Seen, Settings } from "../protocol/table.ts"

/**
 * The effect of passing priority once: the top of the stack resolves, the turn ends, the game continues, or the turn advances from a step.
 */
export type Passing = "resolve" | "endTurn" | "pass" | Exclude<Step, "untap" | "cleanup">

export function passing(seen: Seen, settings: Settings): Passing {
  const { stack, turn, player } = seen
  if (stack.length > 0) return "resolve"
  const { step } = turn
  const mine = turn.active === player
  if (mine && (step === "end" || (step === "postcombatMain" && !stopsAtEnd(settings)))) return "endTurn"
  // 502.4, 514.3: usually nobody has priority in these steps.
  return step === "untap" || step === "cleanup" ? "pass" : step
}

function stopsAtEnd({ stops, fullControl }: Settings): boolean {
  return fullControl || stops.mine.includes("end")
}
