import type { State } from "../state/state.ts"
import { variantHooks } from "../state/variant-hooks.ts"
import type { Collector, Plan } from "./plan.ts"

/** 704.6: a variant's own state-based actions. */
interface VariantActions {
  /** Adds what applies now to the plan; choices are made here. */
  collect: Collector
}

const hooks = variantHooks<VariantActions>()

/** Registers the state-based actions of a variant. */
export const defineVariantActions = hooks.define

/** Adds the state-based actions of the active variants. */
export function variantActions(s: State, plan: Plan): void {
  for (const { collect } of hooks.of(s)) collect(s, plan)
}
