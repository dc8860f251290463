import type { State } from "../state/state.ts"

/** 704.3: performs all applicable state-based actions as one event. True if there were any. */
export function checkStateBasedActions(_s: State): boolean {
  return false
}
