import type { State } from "../../state/state.ts"

/** Ending the turn checks state-based actions (724.1c), which live a floor above; `wiring.ts` injects them here. */
type Check = (s: State) => boolean
let check: Check | null = null

export function setStateBasedCheck(next: Check): void {
  check = next
}

/** Performs state-based actions until none apply (704.3). */
export function performStateBasedActions(s: State): void {
  while (s.over === null && check?.(s) === true);
}
