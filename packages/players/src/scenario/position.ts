import { STEPS, type State } from "@apnap/engine"
import type { Stop } from "./format.ts"

/** Whether the run has reached its stop: the named step has ended (untap: is about to begin), or the game is over. */
export function hasReached(s: State, stop: Stop): boolean {
  if (s.over !== null) return true
  if (s.turn.stage !== "begin") return false
  if (s.turn.number !== stop.turn) return s.turn.number > stop.turn
  const now = STEPS.indexOf(s.turn.step)
  const then = STEPS.indexOf(stop.step)
  return stop.step === "untap" ? now >= then : now > then
}
