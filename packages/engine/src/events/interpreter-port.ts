import type { Context } from "../characteristics/context.ts"
import type { Effect } from "../language/effects/effect.ts"
import type { State } from "../state/state.ts"

/**
 * Replacement effects and "as enters" abilities carry out instructions, but the interpreter of instructions stands a floor
 * above the pipeline; `wiring.ts` puts it here.
 */
type Interpreter = (s: State, effect: Effect, context: Context) => void
let interpreter: Interpreter | null = null

export function setInterpreter(run: Interpreter): void {
  interpreter = run
}

/** Carries out an instruction. */
export function execute(s: State, effect: Effect, context: Context): void {
  interpreter!(s, effect, context)
}
