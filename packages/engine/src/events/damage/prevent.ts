import { bind, type Context } from "../../characteristics/context.ts"
import type { ActiveStatic } from "../../characteristics/layers/derived.ts"
import { quantity } from "../../characteristics/queries/amount.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { matchesPrevented } from "../../characteristics/queries/match.ts"
import type { Effect } from "../../language/effects/effect.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { says } from "../../language/visit.ts"
import { isPlayerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { cantBe } from "../replacing/cant.ts"
import { noteShared } from "../replacing/considered.ts"
import type { Afterwards, PendingEvent } from "../replacing/pending-event.ts"
import { preventAmount } from "./prevent-amount.ts"
import { shareOf, spend, usesLeft } from "./shields.ts"

type Prevention = ActiveStatic<Extract<StaticEffect, { static: "prevent" }>>

/**
 * 615.1: prevents all or some of the damage. Returns false if none is left. Its additional effects happen even if nothing was prevented
 * (615.12), but "when damage is prevented this way" doesn't trigger then (603.12).
 */
export function prevent(
  s: State,
  p: PendingEvent,
  active: Prevention,
  key: string,
  context: Context,
): boolean {
  const { effect, from } = active
  // 615.12: the effect applies but prevents nothing and reduces no shield.
  let prevented = isUnpreventable(s, p) ? 0 : toPrevent(s, p, active, key, context)
  if (prevented > 0) {
    spend(s, from, effect.times ? 1 : prevented)
    preventAmount(s, p, prevented, "615.6")
    if (effect.times) prevented += preventRest(s, p, active, key)
  }
  if (effect.then !== undefined && (prevented > 0 || effect.then.do !== "reflexive")) {
    const begun = begunTogether(p, key, effect.then)
    const inner = begun?.context ?? { ...context }
    bind(inner, "prevented", prevented + (begun === undefined ? 0 : Number(begun.context.bindings.prevented)))
    if (!isPlayerRef(p.other)) bind(inner, "it", [p.other])
    if (begun === undefined)
      p.after = [...p.after, { effect: effect.then, context: inner, applied: preventions(p), of: key }]
  }
  return p.amount > 0
}

/**
 * 615.5: the additional effect follows the event and is none of it, so that what has replaced the event may apply to it (614.5). Preventions
 * may not: those of two objects would answer each other without end.
 */
function preventions({ applied }: PendingEvent): readonly string[] {
  return applied.filter((key) => key.includes(":prevent:"))
}

/** 615.5: additional effects happen once for simultaneous damage to the same recipient, unless they refer to the source. */
function begunTogether(p: PendingEvent, key: string, then: Effect): Afterwards | undefined {
  if (says(then, "name", "source")) return undefined
  return p.together
    .filter((q) => q !== p && q.other === p.other)
    .flatMap((q) => q.after)
    .find((after) => after.of === key)
}

/** 615.12 */
export function isUnpreventable(s: State, p: PendingEvent): boolean {
  return p.unpreventable || cantBe(s, "preventDamage", p)
}

function toPrevent(
  s: State,
  p: PendingEvent,
  { effect, from, ...active }: Prevention,
  key: string,
  context: Context,
): number {
  const limit =
    effect.amount === undefined ? p.amount : Math.min(p.amount, quantity(s, effect.amount, context))
  const left = effect.times ? Number.POSITIVE_INFINITY : usesLeft(s, from)
  if (left >= limit && !Number.isFinite(left)) return limit
  const applies = (q: PendingEvent) => isOpen(s, q, { effect, from, ...active }, key)
  const by = active.context.source
  return Math.min(limit, left, shareOf(s, p, { key, left, applies, purpose: "prevent", by }))
}

function isOpen(s: State, q: PendingEvent, { effect, context }: Prevention, key: string): boolean {
  if (q.amount <= 0 || q.shares[key] !== undefined || q.applied.includes(key)) return false
  return (
    matchesPrevented(s, effect.event, q, context) &&
    (effect.condition === undefined || evaluate(s, effect.condition, context))
  )
}

/** 615.8: "the next time" covers all damage the source deals at that time, to any recipients. Returns the amount prevented. */
function preventRest(s: State, p: PendingEvent, active: Prevention, key: string): number {
  let prevented = 0
  for (const q of p.together) {
    if (q === p || q.source !== p.source || !isOpen(s, q, active, key) || isUnpreventable(s, q)) continue
    q.applied = [...q.applied, key]
    noteShared(q, active.context.source, "615.8")
    prevented += q.amount
    preventAmount(s, q, q.amount, "615.8")
  }
  return prevented
}
