import { characteristics } from "../characteristics/query.ts"
import type { Damage } from "../events/damage/damage.ts"
import { FLAG_BIT } from "../language/keyword.ts"
import { choose } from "../state/choose.ts"
import type { ObjectId, PlayerId, Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { countLethal } from "./lethal.ts"

/** 510.1c, d: divides one creature's damage among the creatures it fights. */
export function divide(
  s: State,
  source: ObjectId,
  player: PlayerId,
  among: readonly ObjectId[],
  amount: number,
  others: readonly Damage[],
): Damage[] {
  if (among.length === 1) return [{ source, to: among[0], amount, combat: true }]
  if (!bindsOrder(s, source)) return distribute(s, source, player, among, amount)
  const before = among.slice(0, -1).map((to) => countLethal(s, to, source, others))
  return distribute(s, source, player, among, amount, before, true)
}

/**
 * Whether lethal damage must be assigned to one creature before the next in order gets any (510.1c@2014-02). At first, deathtouch
 * exempted its creature from this instead (702.2b@2009-07).
 */
export function bindsOrder(s: State, source: ObjectId): boolean {
  const { damageDivision, deathtouch } = s.ruleset.knobs
  if (damageDivision === "free") return false
  return deathtouch !== "sba-free-split" || (characteristics(s, source).flags & FLAG_BIT.deathtouch) === 0
}

/** 510.1c: a free division, except for `before`: damage required before the last gets any or, `inOrder`, before the next does. */
export function distribute(
  s: State,
  source: ObjectId,
  player: PlayerId,
  options: readonly Ref[],
  total: number,
  before?: readonly number[],
  inOrder = false,
): Damage[] {
  const shares = choose(s, {
    kind: "distribute",
    player,
    rule: "510.1c",
    purpose: "combatDamage",
    source,
    options,
    total,
    min: options.map(() => 0),
    max: options.map((_, i) => Math.max(0, total - neededBefore(i, options.length, before, inOrder))),
    before,
    ...(inOrder && { inOrder }),
  })
  return options.flatMap((to, i) => (shares[i] > 0 ? [{ source, to, amount: shares[i], combat: true }] : []))
}

/** Damage that the others must get before this option gets any. */
function neededBefore(
  index: number,
  length: number,
  before: readonly number[] | undefined,
  inOrder: boolean,
): number {
  if (before === undefined || (!inOrder && index < length - 1)) return 0
  return before.slice(0, index).reduce((a, b) => a + b, 0)
}
