import type { State } from "../state/state.ts"
import type { Collector, Plan } from "./plan.ts"

/** 704.6: a variant's own state-based actions, registered by the variant's room under the name used in `GameOptions.variants`. */
const COLLECTORS = new Map<string, Collector>()

/** Registers the state-based actions of a variant. */
export function defineVariantActions(variant: string, collect: Collector): void {
  COLLECTORS.set(variant, collect)
}

/** What the variants in force add to the check. */
export function variantActions(s: State, plan: Plan): void {
  for (const variant of s.options.variants) COLLECTORS.get(variant)?.(s, plan)
}
