import { hasHappened } from "../events/replacing/forbidden.ts"
import type { State } from "../state/state.ts"

/** Runs `act` and returns whether it changed anything: an impossible action counts as not done (608.2c, d). */
export function isDone(s: State, act: () => void): boolean {
  const { effects, delayed, waiting, turn } = s
  const events = s.events.length
  act()
  return (
    hasHappened(s, events) ||
    effects !== s.effects ||
    delayed !== s.delayed ||
    waiting !== s.waiting ||
    turn !== s.turn
  )
}
