import type { Action } from "../state/decision.ts"
import type { PlayerId } from "../state/ref.ts"
import type { State } from "../state/state.ts"

const PASS: readonly Action[] = [{ do: "pass" }]

/** Every action that the player may begin now (117.1), pass first. */
export function legalActions(_s: State, _player: PlayerId): readonly Action[] {
  return PASS
}
