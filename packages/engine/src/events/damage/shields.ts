import { choose } from "../../state/choose.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { setEffects } from "../../state/writing/edit.ts"
import { affected } from "../replacing/affected.ts"
import type { PendingEvent } from "../replacing/pending-event.ts"

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

/** A shield of limited size, as it applies to damage. */
interface Shield {
  key: string
  left: number
  /** Whether it could be used for that simultaneous damage as well. */
  applies: (q: PendingEvent) => boolean
  purpose: "prevent" | "redirect"
  by: ObjectId
}

/**
 * How much of a shield is used for this damage. 615.7: where it is smaller than all the damage of that moment that it applies to, the
 * player, or the controller of the permanents, divides it.
 */
export function shareOf(s: State, p: PendingEvent, shield: Shield): number {
  const { key, left, applies } = shield
  if (p.shares[key] === undefined) {
    const player = affected(s, p)
    const all = p.together.filter(
      (q) =>
        q === p ||
        (affected(s, q) === player && q.shares[key] === undefined && !q.applied.includes(key) && applies(q)),
    )
    const total = all.reduce((sum, q) => sum + q.amount, 0)
    if (all.length < 2 || total <= left) return left
    const answer = choose(s, {
      kind: "distribute",
      player,
      rule: "615.7",
      purpose: shield.purpose,
      source: shield.by,
      options: all.map(all.some((q) => q.source !== p.source) ? (q) => q.source : (q) => q.other),
      total: left,
      min: all.map(() => 0),
      max: all.map((q) => Math.min(q.amount, left)),
    })
    all.forEach((q, i) => {
      q.shares = { ...q.shares, [key]: answer[i] }
    })
  }
  return p.shares[key]
}
