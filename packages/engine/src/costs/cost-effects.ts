import { type Context, contextOf } from "../characteristics/context.ts"
import { analyse } from "../characteristics/layers/analysis.ts"
import { activeStatics } from "../characteristics/layers/derived.ts"
import { quantity } from "../characteristics/queries/amount.ts"
import { evaluate } from "../characteristics/queries/condition.ts"
import { matchesFilter } from "../characteristics/queries/filter.ts"
import { looksIn } from "../characteristics/queries/means-permanent.ts"
import { players } from "../characteristics/queries/selector.ts"
import { characteristics, objectOf } from "../characteristics/query.ts"
import type { Filter } from "../language/filter.ts"
import type { PlayStatic } from "../language/statics/play-static.ts"
import type { StaticEffect } from "../language/statics/static.ts"
import { isPlayerRef, type PlayerId, playerRef, type Ref } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { slotsAsked, slotsForSure } from "../targeting/slots.ts"
import { legalTargets } from "../targeting/target-legality.ts"
import type { Payment } from "./types.ts"

export type CostChange = Extract<PlayStatic, { static: "cost" }>
export type Additional = Extract<PlayStatic, { static: "additionalCost" }>
interface Found<E> {
  effect: E
  context: Context
}

/** Applicable effects of this kind: those in force, and those of the spell or object itself in any zone. */
export function applying<E extends CostChange | Additional>(
  s: State,
  kind: E["static"],
  payment: Payment,
): Found<E>[] {
  const { object } = payment
  const out: Found<E>[] = []
  for (const active of activeStatics(s, kind) as readonly unknown[] as readonly Found<E>[]) {
    if (active.effect.self !== true && applies(s, active.effect, active.context, payment)) out.push(active)
  }
  if (objectOf(s, object) === undefined) return out
  for (const { ability } of analyse(characteristics(s, object).abilities).statics) {
    const context = contextOf(object, payment.player, payment.x)
    for (const effect of ability.effects) {
      if (
        !isOwn(effect, kind, payment) ||
        (ability.condition !== undefined && !evaluate(s, ability.condition, context))
      )
        continue
      if (applies(s, effect as E, context, payment)) out.push({ effect: effect as E, context })
    }
  }
  return out
}

function isOwn(effect: StaticEffect, kind: string, payment: Payment): boolean {
  if (effect.static !== kind || !("self" in effect) || effect.self !== true) return false
  return payment.kind === "spell" || ("abilities" in effect && effect.abilities !== undefined)
}

function applies(s: State, effect: CostChange | Additional, context: Context, payment: Payment): boolean {
  const { player } = payment
  if (
    payment.kind === "effect" ||
    (effect.by !== undefined && !players(s, effect.by, context).includes(player))
  )
    return false
  const filter = payment.kind === "spell" ? effect.spells : effect.abilities
  if (filter === undefined) {
    if (effect.self !== true && (payment.kind === "ability" || effect.abilities !== undefined)) return false
  } else if (!matchesFilter(s, filter, payment.object, context)) return false
  if (effect.loyalty === true && payment.ability?.loyalty !== true) return false
  if (effect.static === "additionalCost") return true
  if (effect.keyword !== undefined && payment.ability?.keyword !== effect.keyword) return false
  if (aimsAt(effect) && !aims(s, effect, context, payment)) return false
  return effect.first !== true || isFirstSpell(s, effect, context, player)
}

/** Whether the change depends on what the spell or ability targets. */
function aimsAt({ targeting, targetingPlayer }: CostChange): boolean {
  return targeting !== undefined || targetingPlayer !== undefined
}

/**
 * 601.2f: before targets are chosen (601.2c), a reduction counts if a legal target fits, an increase only if every legal target fits: the
 * spell can be begun if it is payable for some targets.
 */
function aims(s: State, effect: CostChange, context: Context, payment: Payment): boolean {
  const who = effect.targetingPlayer && players(s, effect.targetingPlayer, context).map(playerRef)
  const isMeant = (ref: Ref) =>
    isPlayerRef(ref)
      ? who?.includes(ref) === true
      : effect.targeting !== undefined &&
        looksIn(effect.targeting, objectOf(s, ref)?.zone) &&
        matchesFilter(s, effect.targeting, ref, context)
  if (payment.targets !== undefined) return payment.targets.some(isMeant)
  const { object, ability, context: own } = payment
  if (effect.less !== undefined)
    return slotsAsked(s, object, ability).some((slot) => legalTargets(s, slot, own).some(isMeant))
  return slotsForSure(s, object, ability).some(
    (slot) => slot.min !== 0 && legalTargets(s, slot, own).every(isMeant),
  )
}

/** "The first … spell you cast each turn": no matching spell was cast this turn. */
function isFirstSpell(s: State, effect: CostChange, context: Context, player: PlayerId): boolean {
  return !s.events.some(
    (e) =>
      e.kind === "cast" &&
      e.player === player &&
      (effect.spells === undefined ||
        (objectOf(s, e.object) !== undefined && matchesFilter(s, effect.spells, e.object, context))),
  )
}
/** How many targets fit; before targets are chosen, how many could (601.2f). */
export function targetsThatFit(s: State, filter: Filter, context: Context, payment: Payment): number {
  const isMeant = (ref: Ref) => !isPlayerRef(ref) && matchesFilter(s, filter, ref, context)
  if (payment.targets !== undefined) return payment.targets.filter(isMeant).length
  return slotsAsked(s, payment.object, payment.ability).reduce((sum, slot) => {
    const most = slot.max === undefined ? 1 : quantity(s, slot.max, payment.context)
    return sum + Math.min(most, legalTargets(s, slot, payment.context).filter(isMeant).length)
  }, 0)
}
