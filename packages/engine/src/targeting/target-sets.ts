import type { Context } from "../characteristics/context.ts"
import { quantity } from "../characteristics/queries/amount.ts"
import { manaValueOf, shareType } from "../characteristics/queries/filter.ts"
import { characteristics, controllerOf, objectOf } from "../characteristics/query.ts"
import type { TargetSlot } from "../language/selector.ts"
import { says } from "../language/visit.ts"
import { isPlayerRef, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { legalTargets } from "./target-legality.ts"

type Chosen = readonly (readonly Ref[])[]
const NONE_CHOSEN: readonly Ref[] = []

/** Whether some choice fills every slot with legal targets (601.2c). Asks nobody. */
export function hasLegalTargets(s: State, slots: readonly TargetSlot[], context: Context): boolean {
  return slots.length === 0 || canFill(s, slotsBy(s, slots), context, [])
}

/** Whether the slots after those filled by `chosen` can be filled too. */
export function canFill(s: State, slots: readonly TargetSlot[], context: Context, chosen: Chosen): boolean {
  const slot = slots[chosen.length]
  if (slot === undefined) return true
  const least = leastOf(s, slot, context)
  if (least === 0) return canFill(s, slots, context, [...chosen, NONE_CHOSEN])
  if (!isMentioned(slots, chosen.length)) {
    return canTake(s, slot, context, chosen, least) && canFill(s, slots, context, [...chosen, NONE_CHOSEN])
  }
  const legal = legalTargets(s, slot, context, chosen)
  return someSet(
    legal,
    least,
    [],
    (refs) => isAllowed(s, slot, refs, context) && canFill(s, slots, context, [...chosen, refs]),
  )
}

/** 115.3: an object once per instance of "target"; before that rule, only once. */
export function slotsBy(s: State, slots: readonly TargetSlot[]): readonly TargetSlot[] {
  if (s.ruleset.knobs.targetPerInstance || slots.length < 2) return slots
  let apart = setApart.get(slots)
  if (apart === undefined) {
    apart = slots.map((slot, i) => ({ ...slot, otherThan: slots.map((_, j) => j).slice(0, i) }))
    setApart.set(slots, apart)
  }
  return apart
}

const setApart = new WeakMap<readonly TargetSlot[], readonly TargetSlot[]>()

/** The minimum number of targets. A slot for each of several players takes as many as exist. */
export function leastOf(s: State, slot: TargetSlot, context: Context): number {
  return slot.forEachPlayer !== undefined ? 0 : slot.min === undefined ? 1 : quantity(s, slot.min, context)
}

const mentioned = new WeakMap<readonly TargetSlot[], readonly boolean[]>()

/** Whether a later slot depends on this one's targets. */
export function isMentioned(slots: readonly TargetSlot[], index: number): boolean {
  let list = mentioned.get(slots)
  if (list === undefined) {
    const depends = (later: TargetSlot, i: number) =>
      later.otherThan?.includes(i) === true || says(later, "slot", i)
    list = slots.map((_, i) => slots.some((later, j) => j > i && depends(later, i)))
    mentioned.set(slots, list)
  }
  return list[index]
}

function canTake(s: State, slot: TargetSlot, context: Context, chosen: Chosen, least: number): boolean {
  const tied = [slot.same, slot.different, slot.share, slot.unlike, slot.total].some(
    (tie) => tie !== undefined,
  )
  const legal = legalTargets(s, slot, context, chosen, tied ? undefined : least)
  if (legal.length < least) return false
  return !tied || someSet(legal, least, [], (refs) => isAllowed(s, slot, refs, context))
}

/** Whether some choice of `count` passes the test. */
function someSet(
  from: readonly Ref[],
  count: number,
  picked: readonly Ref[],
  test: (refs: readonly Ref[]) => boolean,
): boolean {
  if (count === 0) return test(picked)
  for (let i = 0; i + count <= from.length; i++) {
    if (someSet(from.slice(i + 1), count - 1, [...picked, from[i]], test)) return true
  }
  return false
}

/** A slot's constraints on its targets together: the same, all different, a total. */
export function isAllowed(s: State, slot: TargetSlot, refs: readonly Ref[], context: Context): boolean {
  const { same, different, share, unlike, total } = slot
  if (same !== undefined && new Set(refs.map((ref) => keyOf(s, ref, same))).size > 1) return false
  if (different !== undefined && new Set(refs.map((ref) => keyOf(s, ref, different))).size < refs.length)
    return false
  if (share !== undefined && !areAlike(s, refs, share)) return false
  if (unlike !== undefined && areSomeAlike(s, refs, unlike)) return false
  return (
    total === undefined ||
    refs.reduce((sum, ref) => sum + amountOf(s, ref, total.of), 0) <= quantity(s, total.max, context)
  )
}

/** Each of them shares such a type with each other one. */
function areAlike(s: State, refs: readonly Ref[], kind: "creature" | "card"): boolean {
  const all = refs.map((ref) => characteristics(s, ref))
  return all.every((one, i) => all.slice(i + 1).every((other) => shareType(one, other, { kind })))
}

/** Some two of them share such a type. */
function areSomeAlike(s: State, refs: readonly Ref[], kind: "creature"): boolean {
  const all = refs.map((ref) => characteristics(s, ref))
  return all.some((one, i) => all.slice(i + 1).some((other) => shareType(one, other, { kind })))
}

/** The number that counts towards a slot's total. */
export function amountOf(s: State, ref: Ref, of: "power" | "toughness" | "manaValue"): number {
  return of === "manaValue" ? manaValueOf(s, ref) : (characteristics(s, ref)[of] ?? 0)
}

/** The property in which a slot's targets are the same or different. */
export function keyOf(s: State, ref: Ref, by: "controller" | "owner" | "name"): string | number {
  if (isPlayerRef(ref)) return ref
  if (by === "name") return characteristics(s, ref).name
  return by === "owner" ? objectOf(s, ref)!.owner : controllerOf(s, ref)
}
