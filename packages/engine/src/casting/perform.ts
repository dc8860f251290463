import type { Action } from "../state/decision.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** Carries out an action chosen with priority, with all its choices and payments. */
export function perform(_s: State, _player: PlayerId, _action: Action): void {}
