import { type Context, contextOf } from "../../characteristics/context.ts"
import { analyse } from "../../characteristics/layers/analysis.ts"
import { activeStatics } from "../../characteristics/layers/derived.ts"
import { reached } from "../../characteristics/layers/levels.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { matchesFilter } from "../../characteristics/queries/filter.ts"
import { characteristics } from "../../characteristics/query.ts"
import type { StaticAbility } from "../../language/ability.ts"
import type { StaticEffect } from "../../language/statics/static.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { spend } from "../damage/shields.ts"
import { ANY, BACK_FACE, type Candidate, CONTROL, COPY, NO_CANDIDATES } from "../replacing/candidate.ts"
import type { PendingEvent } from "../replacing/pending-event.ts"
import { applyEnters } from "./apply-enters-effect.ts"
import { asEntered } from "./look-ahead.ts"

export type Enters = Extract<StaticEffect, { static: "enters" }>

/**
 * Applicable "enters …" and "as … enters" effects (614.1c, d): the permanent's own, if they affect only it, and those of other sources,
 * evaluated with its characteristics as it would exist on the battlefield (614.12).
 */
export function enteringCandidates(s: State, p: PendingEvent): readonly Candidate[] {
  if (p.kind !== "moves" || p.to !== "battlefield" || p.entering === null) return NO_CANDIDATES
  const others = activeStatics(s, "enters")
  const view = asEntered(s, p)
  const own = analyse(characteristics(view, p.was).abilities).statics
  const out: Candidate[] = []
  if (p.from === "stack") ofSpell(s, p, out)
  if (others.length === 0 && own.length === 0) return out
  // Identified by position among "enters" abilities only: counters may add other abilities before them (614.5).
  const entering = own.filter(({ ability }) => ability.effects.some((effect) => effect.static === "enters"))
  entering.forEach(({ ability, zones }, nth) => {
    if (zones.includes("battlefield")) ownEffects(view, p, ability, nth, out)
  })
  others.forEach(({ effect, context, from }, i) => {
    const key = `enters:${from}:${context.source}:${i}`
    if (effect.what === "self" || context.source === p.was || p.applied.includes(key)) return
    const inner = { ...context, bindings: { ...context.bindings, it: [p.was] } }
    if (matchesFilter(view, effect.what, p.was, context) && holds(view, effect, inner))
      out.push(candidate(key, effect, inner, from))
  })
  return out
}

/** Uses up limited effects that applied to any of those that enter together. */
export function spendTogether(s: State, pending: readonly PendingEvent[]): void {
  for (const { id, uses, statics } of s.effects) {
    if (uses <= 0 || !statics.some((one) => one.static === "enters" && one.together)) continue
    if (pending.some(({ applied }) => applied.some((key) => key.startsWith(`enters:${id}:`)))) spend(s, id, 1)
  }
}

/** What abilities of the spell say about the permanent that it becomes: they function on the stack (702.109a, 702.152a, 702.185a). */
function ofSpell(s: State, p: PendingEvent, out: Candidate[]): void {
  const context = ownContext(s, p)
  for (const { ability, zones } of analyse(characteristics(s, p.was).abilities).statics) {
    if (!zones.includes("stack") || zones.includes("battlefield")) continue
    ability.effects.forEach((effect, i) => {
      if (effect.static !== "enters" || effect.what !== "self") return
      const key = `spell:${ability.keyword}:${i}`
      if (!p.applied.includes(key) && holds(s, effect, context)) out.push(candidate(key, effect, null, 0))
    })
  }
}

function ownEffects(
  view: State,
  p: PendingEvent,
  ability: StaticAbility,
  nth: number,
  out: Candidate[],
): void {
  const object = objectNow(view, p.was)
  if (!reached(object, ability)) return
  const context = ownContext(view, p)
  if (ability.condition !== undefined && !evaluate(view, ability.condition, context)) return
  ability.effects.forEach((effect, i) => {
    if (effect.static !== "enters" || effect.what !== "self") return
    const key = `entering:${timesChanged(p)}:${nth}:${i}`
    if (!p.applied.includes(key) && holds(view, effect, context)) out.push(candidate(key, effect, null, 0))
  })
}

/** 707.5: copying gives it different abilities; choosing its own values ("becomes") doesn't. */
function timesChanged({ entering }: PendingEvent): number {
  return entering!.changes.filter((change) => change.change !== "copy" || change.chosen !== true).length
}

/** The context of the permanent's own abilities: "you" is its future controller; names bound so far are kept. */
function ownContext(s: State, p: PendingEvent): Context {
  const object = objectNow(s, p.was)
  const x = object.stack?.x ?? object.memory?.x ?? 0
  return contextOf(p.was, p.entering!.controller, x, p.entering!.bindings)
}

function holds(view: State, effect: Enters, context: Context): boolean {
  return effect.condition === undefined || evaluate(view, effect.condition, context)
}

/** Order matters only where 616.1 says so, and between "tapped" and "untapped". */
function candidate(key: string, effect: Enters, context: Context | null, from: number): Candidate {
  const apply = (s: State, p: PendingEvent) => {
    const inner = context ?? ownContext(s, p)
    if (!effect.together) spend(s, from, 1)
    applyEnters(s, effect, p, inner)
    if (context === null && p.entering !== null) p.entering = { ...p.entering, bindings: inner.bindings }
    return true
  }
  const source: ObjectId = context?.source ?? 0
  const rule = context === null ? "614.1c" : "614.1d"
  return { key, order: orderOf(effect), label: "enters", rule, source, asks: -1, same: markOf(effect), apply }
}

function orderOf(effect: Enters): number {
  if (effect.control !== undefined) return CONTROL
  if (effect.copyOf !== undefined || effect.copies !== undefined) return COPY
  return effect.transformed ? BACK_FACE : ANY
}

function markOf(effect: Enters): string {
  if (orderOf(effect) === CONTROL || orderOf(effect) === COPY || effect.untapped) return ""
  return effect.tapped ? "enters tapped" : "enters"
}
