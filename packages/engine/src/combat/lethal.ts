import { characteristics } from "../characteristics/query.ts"
import { FLAG_BIT } from "../language/keyword.ts"
import { TYPE_BIT } from "../language/vocabulary.ts"
import { isPlayerRef, type ObjectId, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"

/** Lethal damage for trample (702.19b): what is marked counts, one is enough from deathtouch (702.2c); loyalty for planeswalkers. */
export function countLethal(s: State, to: Ref, source: ObjectId): number {
  if (isPlayerRef(to)) return 0
  const object = s.objects[to]
  if (object === undefined) return 0
  const c = characteristics(s, to)
  if ((c.types & TYPE_BIT.creature) === 0) return object.counters?.loyalty ?? object.counters?.defense ?? 0
  const needed = Math.max(0, (c.toughness ?? 0) - object.damage)
  return (characteristics(s, source).flags & FLAG_BIT.deathtouch) !== 0 ? Math.min(1, needed) : needed
}
