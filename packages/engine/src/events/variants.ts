import type { State } from "../state/state.ts"
import { variantHooks } from "../state/variant-hooks.ts"
import type { Candidate } from "./candidate.ts"
import type { Proposal } from "./proposal.ts"

const hooks = variantHooks<(s: State, p: Proposal) => readonly Candidate[]>()

/** Registers the replacement effects that a variant's rules give. */
export const defineVariantReplacements = hooks.define

/** Replacement effects of the variants in force that could be applied to the event. */
export function variantReplacements(s: State, p: Proposal): readonly Candidate[] {
  const found = hooks.of(s)
  return found.length === 0 ? NONE : found.flatMap((of) => of(s, p))
}

const NONE: readonly Candidate[] = []
