import type { Context } from "../characteristics/context.ts"
import { amount, quantity } from "../characteristics/queries/amount.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { affects } from "../characteristics/queries/range.ts"
import { players, select } from "../characteristics/queries/selector.ts"
import { meantByYou } from "../characteristics/queries/teams.ts"
import type { Amount } from "../language/amount.ts"
import type { Condition } from "../language/condition.ts"
import type { PlayerSelector, Selector } from "../language/selector.ts"
import type { GameObject } from "../state/object.ts"
import { objectNow } from "../state/object-now.ts"
import { pastOf } from "../state/past.ts"
import { isPlayerRef, type ObjectId, type PlayerId, playerRef, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { findable, otherParts } from "./find.ts"
import { inTurnOrder, isOfSources, settled } from "./settle.ts"

/**
 * What a selector means for an instruction: makes its choices now (608.2d), and finds objects that moved if 400.7 lets this instruction
 * find them. Each object once.
 */
export function resolveSelector(s: State, selector: Selector, context: Context): Ref[] {
  return resolved(s, selector, context, foundFor)
}

/**
 * The objects that an instruction says do something: each does it as it exists, or as it most recently existed (608.2h), so a permanent
 * or spell that is a card elsewhere by now does it as it last was on the battlefield or on the stack.
 */
export function resolveDoers(s: State, selector: Selector, context: Context): Ref[] {
  return resolved(s, selector, context, (_s, id) => {
    const found = foundFor(s, id, context)
    const wasInPlay = isInPlay(pastOf(s, id)?.object)
    return wasInPlay && [found].flat().every((one) => !isInPlay(s.objects[one])) ? id : found
  })
}

function isInPlay(object: GameObject | undefined): boolean {
  return object?.zone === "battlefield" || object?.zone === "stack"
}

function resolved(s: State, selector: Selector, context: Context, find: typeof foundFor): Ref[] {
  const refs = select(s, settled(s, selector, context), context)
  // 607.2a: a linked ability means these exact objects, not what they became; so does a choice of sources.
  const isExact = selector.sel === "linked" || selector.sel === "lastKnown" || isOfSources(selector)
  const isFixed = (ref: Ref) => isPlayerRef(ref) || isExact
  const found = [...new Set(refs.flatMap((ref) => (isFixed(ref) ? ref : find(s, ref, context))))]
  return s.reach === null ? found : found.filter((ref) => affects(s, context, ref)) // 801.10
}

function foundFor(s: State, id: ObjectId, context: Context): ObjectId | ObjectId[] {
  const became = findable(s, id, context)
  return became === id ? id : [became, ...otherParts(s, id, became)]
}

/** Those that exist as objects; phased-out ones are treated as though they didn't (702.26b). */
export function resolveObjects(s: State, selector: Selector, context: Context): ObjectId[] {
  return resolveSelector(s, selector, context).filter(
    (ref) => !isPlayerRef(ref) && s.objects[ref] !== undefined && s.objects[ref].phasedOut === 0,
  )
}

/** Those that are permanents: on the battlefield and phased in. */
export function resolvePermanents(s: State, selector: Selector, context: Context): ObjectId[] {
  return resolveObjects(s, selector, context).filter((id) => objectNow(s, id).zone === "battlefield")
}

/** The selected players, in APNAP order (101.4); absent means "you". */
export function resolvePlayers(s: State, selector: PlayerSelector | undefined, context: Context): PlayerId[] {
  if (selector === undefined) return meantByYou(s, context).filter((p) => s.players[p].left === null)
  const found = inTurnOrder(s, players(s, settled(s, selector, context), context))
  return s.reach === null ? found : found.filter((p) => affects(s, context, playerRef(p))) // 801.10
}

/** The first selected player, or -1. */
export function resolvePlayer(s: State, selector: PlayerSelector | undefined, context: Context): PlayerId {
  return resolvePlayers(s, selector, context)[0] ?? -1
}

/** The current number; may be negative. */
export function resolveAmount(s: State, a: Amount, context: Context): number {
  return typeof a === "number" ? a : amount(s, settled(s, a, context), context)
}

/** The current number as a quantity: never negative (107.1b). */
export function resolveQuantity(s: State, a: Amount, context: Context): number {
  return typeof a === "number" ? Math.max(0, a) : quantity(s, settled(s, a, context), context)
}

/** Whether the condition holds now. */
export function resolveCondition(s: State, condition: Condition, context: Context): boolean {
  return evaluate(s, settled(s, condition, context), context)
}
