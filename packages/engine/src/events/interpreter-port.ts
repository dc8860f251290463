import type { Context } from "../characteristics/context.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { State } from "../state/state.ts"

/**
 * Replacement effects and "as enters" abilities follow instructions, but the interpreter lives a floor above the event pipeline;
 * `wiring.ts` injects it here.
 */
type Interpreter = (s: State, effect: Effect, context: Context) => void
let interpreter: Interpreter | null = null

export function setInterpreter(run: Interpreter): void {
  interpreter = run
}

/** Follows an instruction. */
export function execute(s: State, effect: Effect, context: Context): void {
  interpreter!(s, effect, context)
}
