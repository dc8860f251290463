import { lethalSize } from "../../characteristics/layers/lethal-size.ts"
import { characteristics } from "../../characteristics/query.ts"
import { FLAG_BIT } from "../../language/keyword.ts"
import { CARD_TYPE_BIT } from "../../language/vocabulary.ts"
import { blankEvent } from "../../state/new-event.ts"
import { objectNow } from "../../state/object-now.ts"
import { isPlayerRef, type ObjectId, type Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { recordEvent } from "../record.ts"
import type { PendingEvent } from "../replacing/pending-event.ts"

/** 120.4a, 120.10: damage beyond this amount is excess. Players take no excess damage. */
export function lethalDamage(s: State, to: Ref, source: ObjectId): number {
  if (isPlayerRef(to) || s.objects[to] === undefined) return Number.POSITIVE_INFINITY
  const { types } = characteristics(s, to)
  const { damage: marked, counters } = objectNow(s, to)
  const limits: number[] = []
  if (types & CARD_TYPE_BIT.creature) {
    const left = Math.max(0, lethalSize(s, to) - marked)
    limits.push((characteristics(s, source).flags & FLAG_BIT.deathtouch) !== 0 ? Math.min(1, left) : left)
  }
  if (types & CARD_TYPE_BIT.planeswalker) limits.push(counters?.loyalty ?? 0)
  if (types & CARD_TYPE_BIT.battle) limits.push(counters?.defense ?? 0)
  // Of several types, the one with the greatest excess counts.
  return limits.length === 0 ? 0 : Math.min(...limits)
}

/** For each permanent about to be dealt damage: its lethal damage beforehand. */
export type Limits = ReadonlyMap<ObjectId, number>

const NO_LIMITS: Limits = new Map()

/** The limits of all permanents in these events; with deathtouch any damage is lethal (702.2c). */
export function limitsOf(s: State, pending: readonly PendingEvent[]): Limits {
  const dealt = allOf(pending).filter((p) => p.amount > 0 && !isPlayerRef(p.other))
  if (dealt.length === 0) return NO_LIMITS
  const limits = new Map<ObjectId, number>()
  for (const { other, source } of dealt)
    limits.set(other, Math.min(limits.get(other) ?? Number.POSITIVE_INFINITY, lethalDamage(s, other, source)))
  return limits
}

/** 120.10: records excess damage once per permanent, for all sources together. */
export function recordExcess(s: State, pending: readonly PendingEvent[], limits: Limits, rule: string): void {
  for (const [object, limit] of limits) {
    const on = allOf(pending).filter((p) => p.other === object && p.amount > 0)
    const amount = on.reduce((sum, p) => sum + p.amount, 0) - limit
    if (amount <= 0) continue
    const event = blankEvent("excessDamage", "120.10")
    event.object = object
    event.source = on[0].source
    event.amount = amount
    event.combat = on[0].combat
    event.detail = rule
    recordEvent(s, event)
  }
}

/** The events, each followed by its redirected parts. */
function allOf(pending: readonly PendingEvent[]): readonly PendingEvent[] {
  return pending.every((p) => p.parts.length === 0) ? pending : pending.flatMap((p) => [p, ...allOf(p.parts)])
}
