import type { State } from "../../state/state.ts"
import { setEffects } from "../../state/writing/edit.ts"

/** Remaining uses of a shield or limited effect; Infinity if unlimited. */
export function usesLeft(s: State, from: number): number {
  if (from === 0) return Number.POSITIVE_INFINITY
  const stored = s.effects.find((e) => e.id === from)
  if (stored === undefined) return 0
  return stored.uses < 0 ? Number.POSITIVE_INFINITY : stored.uses
}

/** Uses up part of a shield (615.7) or a use of an effect (614.3), which ends when none is left. */
export function spend(s: State, from: number, count: number): void {
  if (from === 0 || count <= 0 || !s.effects.some((e) => e.id === from && e.uses >= 0)) return
  setEffects(
    s,
    s.effects.flatMap((e) => {
      if (e.id !== from) return [e]
      return e.uses > count ? [{ ...e, uses: e.uses - count }] : []
    }),
  )
}
