import type { State } from "../state/state.ts"
import { variantHooks } from "../state/variant-hooks.ts"

/** What a variant does at certain points of the game, without using the stack. */
interface VariantTurn {
  /** Before hands are drawn (103.2). */
  beforeHands?: (s: State) => void
  /** After all players have kept their hands (103.7). */
  beforeFirstTurn?: (s: State) => void
  /** As a turn begins. */
  turnBegins?: (s: State) => void
  /** Immediately after a precombat main phase begins (703.4e). */
  mainPhase?: (s: State) => void
}

const hooks = variantHooks<VariantTurn>()

/** Registers what a variant does at those points. */
export const defineVariantTurn = hooks.define

/** Runs the hooks of the active variants for this moment. */
export function variantTurn(s: State, moment: keyof VariantTurn): void {
  for (const hook of hooks.of(s)) hook[moment]?.(s)
}
