import type { Context } from "../characteristics/context.ts"
import { quantity } from "../characteristics/queries/amount.ts"
import { players } from "../characteristics/queries/selector.ts"
import { chooseObjects, decider } from "../choosing/choose-objects.ts"
import type { TargetSlot } from "../language/selector.ts"
import { choose } from "../state/choose.ts"
import { objectNow } from "../state/object-now.ts"
import { shuffled } from "../state/random/random.ts"
import type { ObjectId, PlayerId, Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { edit } from "../state/writing/edit.ts"
import type { ChosenTargets } from "./chosen-targets.ts"
import { contextOnStack, slotsOf } from "./slots.ts"
import { legalTargets, withPlayer } from "./target-legality.ts"
import { amountOf, canFill, isAllowed, isMentioned, keyOf, slotsBy } from "./target-sets.ts"

export { isLegalTarget, isTargetable, legalTargets } from "./target-legality.ts"
export { hasLegalTargets } from "./target-sets.ts"

/** The slot being filled, and the earlier ones. */
interface Filling {
  slots: readonly TargetSlot[]
  index: number
  chosen: readonly (readonly Ref[])[]
  player: PlayerId
  context: Context
}

/** Chooses targets slot by slot (601.2c) and divides amounts (601.2d); null if some slot can't be filled. */
export function chooseTargetsFor(
  s: State,
  player: PlayerId,
  printed: readonly TargetSlot[],
  context: Context,
): ChosenTargets | null {
  const slots = slotsBy(s, printed)
  const targets: Ref[][] = []
  const forWhom: PlayerId[][] = slots.map(() => [])
  for (const index of orderOfChoice(slots)) {
    const filling = { slots, index, chosen: targets, player, context }
    const chosen =
      slots[index].forEachPlayer === undefined
        ? fillSlot(s, filling)
        : fillForEach(s, filling, forWhom[index])
    if (chosen === null) return null
    targets[index] = chosen
  }
  const divided = slots.some((slot) => slot.divide !== undefined)
    ? slots.map((slot, i) => divide(s, player, slot, targets[i], context))
    : null
  return { targets, divided, forWhom: forWhom.some((whose) => whose.length > 0) ? forWhom : null }
}

/** 601.6b, 602.3b: the controller chooses first, then other players, unless some targets depend on others. */
function orderOfChoice(slots: readonly TargetSlot[]): readonly number[] {
  const all = [...slots.keys()]
  if (slots.every(({ by }) => by === undefined) || all.some((index) => isMentioned(slots, index))) return all
  const isOthers = (index: number) => slots[index].by !== undefined
  return [...all.filter((index) => !isOthers(index)), ...all.filter(isOthers)]
}

/** Fills the slot for each player in turn, and notes for whom each target is. */
function fillForEach(s: State, f: Filling, forWhom: PlayerId[]): Ref[] {
  return players(s, f.slots[f.index].forEachPlayer!, f.context).flatMap((p) => {
    const chosen = fillSlot(s, { ...f, context: withPlayer(f.context, p) }) ?? []
    forWhom.push(...chosen.map(() => p))
    return chosen
  })
}

function fillSlot(s: State, f: Filling): Ref[] | null {
  const { slots, index, chosen, player, context } = f
  const slot = slots[index]
  const min = slot.min === undefined ? 1 : quantity(s, slot.min, context)
  // 601.2d: each target gets at least 1, which limits their number.
  const cap = slot.divide === undefined ? Number.POSITIVE_INFINITY : quantity(s, slot.divide, context)
  const max = Math.min(cap, slot.max === undefined ? Math.max(1, min) : quantity(s, slot.max, context))
  const legal = leavingEnough(s, legalTargets(s, slot, context, chosen), max, f)
  if (legal.length < min || cap < min) return null
  if (max <= 0 || legal.length === 0) return []
  if (slot.random) return shuffled(s, legal).slice(0, max)
  const refs = ask(s, decider(s, slot.by, player, context), f, legal, min, max)
  return isAllowed(s, slot, refs, context) ? refs : null
}

/** Only targets that leave one for each later slot that depends on this one. */
function leavingEnough(s: State, legal: Ref[], max: number, f: Filling): Ref[] {
  if (max !== 1 || f.slots[f.index].forEachPlayer !== undefined || !isMentioned(f.slots, f.index))
    return legal
  return legal.filter((ref) => canFill(s, f.slots, f.context, [...f.chosen, [ref]]))
}

function ask(
  s: State,
  player: PlayerId,
  { slots, index, context }: Filling,
  legal: readonly Ref[],
  min: number,
  max: number,
): Ref[] {
  const { same, different, total } = slots[index]
  const values = total && legal.map((ref) => amountOf(s, ref, total.of))
  const key = same ?? different
  const keys = key && legal.map((ref) => keyOf(s, ref, key))
  const answer = choose(s, {
    kind: "choose",
    player,
    rule: "601.2c",
    purpose: "target",
    source: context.stack === 0 ? context.source : context.stack,
    slot: index,
    options: legal,
    min,
    max: Math.min(max, legal.length),
    ...(total && { values, total: quantity(s, total.max, context) }),
    ...(keys && { keys, sameKey: same !== undefined }),
  })
  return answer.map((i) => legal[i])
}

/** 601.2d: at least 1 to each. */
function divide(
  s: State,
  player: PlayerId,
  slot: TargetSlot,
  targets: readonly Ref[],
  context: Context,
): readonly number[] {
  if (slot.divide === undefined || targets.length === 0) return []
  const total = quantity(s, slot.divide, context)
  if (targets.length === 1) return [total]
  const max = total - targets.length + 1
  return choose(s, {
    kind: "distribute",
    player,
    rule: "601.2d",
    purpose: "divide",
    source: context.source,
    options: targets,
    total,
    min: targets.map(() => 1),
    max: targets.map(() => max),
  })
}

/** 115.7d, 707.10c: the player may choose a new legal target for each; the rest stay, and so does the division (115.7f). */
export function chooseNewTargets(s: State, id: ObjectId, player: PlayerId): void {
  const slots = slotsOf(s, id)
  const { stack } = objectNow(s, id)
  const targets: (readonly Ref[])[] = []
  stack!.targets.forEach((refs, i) => {
    const others = [...targets, ...stack!.targets.slice(i)]
    const context = { ...contextOnStack(s, id), targets: others }
    const whose = stack!.forWhom?.[i] ?? []
    targets.push(slots[i] === undefined ? refs : newTargets(s, slots[i], i, refs, player, context, whose))
  })
  edit(s, id).stack = { ...stack!, targets }
}

function newTargets(
  s: State,
  slot: TargetSlot,
  index: number,
  old: readonly Ref[],
  player: PlayerId,
  context: Context,
  forWhom: readonly PlayerId[],
): readonly Ref[] {
  let now = old
  for (const [i, ref] of old.entries()) {
    const own = forWhom[i] === undefined ? context : withPlayer(context, forWhom[i])
    const legal = legalTargets(s, slot, own, context.targets).filter((other) => !now.includes(other))
    const [chosen] = chooseObjects(s, player, legal, 0, 1, {
      rule: "115.7d",
      purpose: "newTarget",
      source: context.stack,
      slot: index,
    })
    if (chosen !== undefined) now = now.map((other) => (other === ref ? chosen : other))
  }
  return now
}
