import { lethalSize } from "../characteristics/layers/lethal-size.ts"
import { characteristics } from "../characteristics/query.ts"
import type { Damage } from "../events/damage/damage.ts"
import { FLAG_BIT } from "../language/keyword.ts"
import { CARD_TYPE_BIT } from "../language/vocabulary.ts"
import { isPlayerRef, type ObjectId, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/**
 * Lethal damage for trample (702.19b): counts marked damage and what `others` assign at the same time; 1 is enough with deathtouch
 * (702.2c). For planeswalkers, their loyalty; for battles, their defense.
 */
export function countLethal(s: State, to: Ref, source: ObjectId, others: readonly Damage[]): number {
  if (isPlayerRef(to)) return 0
  const object = s.objects[to]
  if (object === undefined) return 0
  const c = characteristics(s, to)
  const assigned = assignedTo(s, to, others)
  if ((c.types & CARD_TYPE_BIT.creature) === 0)
    return Math.max(0, (object.counters?.loyalty ?? object.counters?.defense ?? 0) - assigned)
  const needed = Math.max(0, lethalSize(s, to) - object.damage - assigned)
  return killsWithOne(s, source) ? Math.min(1, needed) : needed
}

/** 510.1e, 702.19b; before 510.1e@2011-09-30 each creature's assignment was checked separately. */
function assignedTo(s: State, to: Ref, others: readonly Damage[]): number {
  if (s.ruleset.knobs.assignmentCheck === "per-creature") return 0
  return others.reduce((sum, d) => (d.to === to ? sum + d.amount : sum), 0)
}

/** 702.2c. */
function killsWithOne(s: State, source: ObjectId): boolean {
  return (
    (characteristics(s, source).flags & FLAG_BIT.deathtouch) !== 0 &&
    s.ruleset.knobs.deathtouch === "sba-lethal-one"
  )
}
