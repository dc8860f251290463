import { touch } from "../state/edit.ts"
import type { State } from "../state/state.ts"

/** What is left of a shield, or of a replacement effect for a number of times; infinite where nothing is counted. */
export function usesLeft(s: State, effect: number): number {
  const uses = effect === 0 ? -1 : (s.effects.find((e) => e.id === effect)?.uses ?? -1)
  return uses < 0 ? Number.POSITIVE_INFINITY : uses
}

/** Uses some of it up; the effect ends with the last (615.7). */
export function spendUses(s: State, effect: number, by: number): void {
  const left = usesLeft(s, effect)
  if (left === Number.POSITIVE_INFINITY || by === 0) return
  const uses = left - by
  s.effects =
    uses > 0
      ? s.effects.map((e) => (e.id === effect ? { ...e, uses } : e))
      : s.effects.filter((e) => e.id !== effect)
  touch(s)
}
