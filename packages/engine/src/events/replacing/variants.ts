import type { PlayerId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { variantHooks } from "../../state/variant-hooks.ts"
import { type Candidate, NO_CANDIDATES } from "./candidate.ts"
import type { PendingEvent } from "./pending-event.ts"

const hooks = variantHooks<(s: State, p: PendingEvent) => readonly Candidate[]>()

/** Registers replacement effects of a variant's rules. */
export const defineVariantReplacements = hooks.define

/** Applicable replacement effects of the variants in force. */
export function variantReplacements(s: State, p: PendingEvent): readonly Candidate[] {
  const found = hooks.of(s)
  return found.length === 0 ? NO_CANDIDATES : found.flatMap((of) => of(s, p))
}

/** A variant's hooks for players leaving: before their objects leave, and after. */
interface Departure {
  leaving?: (s: State, gone: readonly PlayerId[]) => void
  departed?: (s: State, gone: readonly PlayerId[]) => void
}
const departures = variantHooks<Departure>()

/** Registers a variant's hooks for players leaving the game. */
export const defineVariantDeparture = departures.define

export function leaving(s: State, gone: readonly PlayerId[]): void {
  for (const hook of departures.of(s)) hook.leaving?.(s, gone)
}

export function departed(s: State, gone: readonly PlayerId[]): void {
  for (const hook of departures.of(s)) hook.departed?.(s, gone)
}
