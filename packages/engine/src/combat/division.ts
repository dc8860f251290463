import { characteristics } from "../characteristics/query.ts"
import type { Damage } from "../events/damage/damage.ts"
import { FLAG_BIT } from "../language/keyword.ts"
import { choose } from "../state/choose.ts"
import type { ObjectId, PlayerId, Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { countLethal } from "./lethal.ts"

/** 510.1c, d: the damage of one creature among those that it fights. */
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
 * Whether the creature must assign lethal damage to one before the next in its order gets any (510.1c@2014-02). One with deathtouch
 * was at first free of the order instead (702.2b@2009-07).
 */
export function bindsOrder(s: State, source: ObjectId): boolean {
  const { damageDivision, deathtouch } = s.ruleset.knobs
  if (damageDivision === "free") return false
  return deathtouch !== "sba-free-split" || (characteristics(s, source).flags & FLAG_BIT.deathtouch) === 0
}

/** 510.1c: the division is free but for `before`: what the others need before the last gets any, or each before the next. */
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

/** What goes to the others before this option gets anything. */
function neededBefore(
  index: number,
  length: number,
  before: readonly number[] | undefined,
  inOrder: boolean,
): number {
  if (before === undefined || (!inOrder && index < length - 1)) return 0
  return before.slice(0, index).reduce((a, b) => a + b, 0)
}
