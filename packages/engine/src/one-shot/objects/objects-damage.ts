import { bind, type Context } from "../../characteristics/context.ts"
import { invalidateIfRead } from "../../characteristics/layers/derived.ts"
import { defenderOf } from "../../characteristics/queries/selector.ts"
import { characteristics, isCreature } from "../../characteristics/query.ts"
import { resolveDoers, resolvePermanents, resolveSelector } from "../../choosing/selecting.ts"
import { beginEffect } from "../../continuous/continuous.ts"
import { leaveCombat, stopBeingAttacked } from "../../events/damage/combat-role.ts"
import { type Damage, dealDamage } from "../../events/damage/damage.ts"
import { lethalDamage } from "../../events/damage/excess.ts"
import type { Executors } from "../../events/executor.ts"
import { record } from "../../events/record.ts"
import type { ObjectEffect } from "../../language/effects/object-effect.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId, Ref } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit } from "../../state/writing/edit.ts"
import { WAS_BLOCKING } from "./blocking.ts"
import { shares } from "./divided.ts"

type Harm = Extract<
  ObjectEffect,
  { do: "damage" | "fight" | "regenerate" | "removeDamage" | "removeFromCombat" }
>

export const damaging: Executors<Harm> = {
  damage,
  fight,
  // 701.19a: a shield for the next destruction this turn.
  regenerate: (s, e, context) => {
    for (const id of resolvePermanents(s, e.what, context))
      beginEffect(s, context, {
        objects: [id],
        duration: "endOfTurn",
        uses: 1,
        bindings: { regeneration: 1 },
      })
  },
  removeDamage: (s, e, context) => {
    for (const id of resolvePermanents(s, e.what, context))
      Object.assign(edit(s, id), { damage: 0, deathtouched: false })
    invalidateIfRead(s, "damage")
  },
  removeFromCombat: (s, e, context) => {
    const removed = resolvePermanents(s, e.what, context)
    const blocked = removed.flatMap((id) => objectNow(s, id).combat?.blocking ?? [])
    bind(context, WAS_BLOCKING, [...new Set(blocked)])
    for (const id of removed) {
      leaveCombat(s, id)
      stopBeingAttacked(s, id, defenderOf(s, id))
    }
  },
}

/** An instruction to deal damage. */
export type Dealing = Extract<Harm, { do: "damage" }>

/** The damage of an instruction, computed before it is dealt. `lethal` is needed only for excess damage. */
export interface Planned {
  effect: Dealing
  damages: Damage[]
  lethal: readonly number[]
}

function damage(s: State, e: Dealing, context: Context): void {
  dealAtOnce(s, [planned(s, e, context)], context)
}

/** Computes what an instruction deals, before anything is dealt. */
export function planned(s: State, e: Dealing, context: Context): Planned {
  const sources = e.source === undefined ? [context.source] : resolveDoers(s, e.source, context)
  const to = resolveSelector(s, e.to, context)
  const each = shares(s, e.to, to, e.amount, e.divided === true, context)
  const damages: Damage[] = []
  for (const source of sources)
    for (const [i, ref] of to.entries())
      damages.push({ source, to: ref, amount: each[i], unpreventable: e.unpreventable })
  if (e.spill !== undefined) spill(s, damages, resolveSelector(s, e.spill, context)[0])
  const isAsked = e.excess !== undefined || e.bind !== undefined
  const lethal = !isAsked ? [] : damages.map((d) => lethalDamage(s, d.to, d.source))
  return { effect: e, damages, lethal }
}

/** Deals all damage as one event (120.4). Returns what each instruction dealt to each of its recipients. */
export function dealPlanned(s: State, all: readonly Planned[]): number[][] {
  const dealt = dealDamage(
    s,
    all.flatMap(({ damages }) => damages),
    "608.2c",
  )
  let at = 0
  return all.map(({ damages }) => {
    at += damages.length
    return dealt.slice(at - damages.length, at)
  })
}

/** The same for instructions of one player: later ones may speak of what was dealt. */
export function dealAtOnce(s: State, all: readonly Planned[], context: Context): void {
  bindDealt(all, dealPlanned(s, all), context)
}

/** A name shared by several instructions is bound to their total. */
export function bindDealt(
  all: readonly Planned[],
  dealt: readonly (readonly number[])[],
  context: Context,
): void {
  const totals = new Map<string, number>()
  const receivers = new Map<string, readonly Ref[]>()
  for (const [i, { effect, damages, lethal }] of all.entries()) {
    const own = dealt[i]
    const { bind: name, excess } = effect
    const more = sum(own.map((n, i) => Math.max(0, n - (lethal[i] ?? n))))
    if (name !== undefined) {
      totals.set(name, (totals.get(name) ?? 0) + sum(own))
      totals.set(`${name}Excess`, (totals.get(`${name}Excess`) ?? 0) + more)
      receivers.set(name, [...new Set([...(receivers.get(name) ?? []), ...hit(damages, own)])])
    }
    if (excess !== undefined) totals.set(excess, (totals.get(excess) ?? 0) + more)
  }
  for (const [name, total] of totals) bind(context, name, total)
  for (const [name, refs] of receivers) bind(context, `${name}Dealt`, refs)
}

/** The recipients that were dealt damage: "each creature dealt damage this way". */
function hit(damages: readonly Damage[], dealt: readonly number[]): readonly Ref[] {
  return [...new Set(damages.flatMap(({ to }, i) => (dealt[i] > 0 ? [to] : [])))]
}

/** 120.4a: excess damage is dealt to another recipient at the same time. */
function spill(s: State, damages: Damage[], to: Ref | undefined): void {
  for (const d of [...damages]) {
    const excess = d.amount - lethalDamage(s, d.to, d.source)
    if (excess <= 0 || !Number.isFinite(excess)) continue
    d.amount -= excess
    if (to !== undefined) damages.push({ ...d, to, amount: excess })
  }
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0)
}

/** 701.14: both creatures fight or neither; a creature that fights itself deals itself twice its power. */
function fight(s: State, e: Extract<Harm, { do: "fight" }>, context: Context): void {
  const [a, second] = resolvePermanents(s, e.a, context)
  const b = e.b === undefined ? second : resolvePermanents(s, e.b, context)[0]
  if (a === undefined || b === undefined || !isCreature(s, a) || !isCreature(s, b)) return
  const [ofA, ofB] = [power(s, a), power(s, b)]
  for (const id of new Set([a, b]))
    record(s, { kind: "fights", rule: "701.14a", object: id, other: id === a ? b : a })
  dealDamage(
    s,
    [
      { source: a, to: b, amount: ofA },
      { source: b, to: a, amount: ofB },
    ],
    "701.14a",
  )
}

function power(s: State, id: ObjectId): number {
  return Math.max(0, characteristics(s, id).power ?? 0)
}
