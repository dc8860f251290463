import type { Context } from "../../characteristics/context.ts"
import { type ActiveStatic, derived } from "../../characteristics/layers/derived.ts"
import { evaluate } from "../../characteristics/queries/condition.ts"
import { matchesEvent, matchesPrevented } from "../../characteristics/queries/match.ts"
import { rememberedByDerived } from "../../characteristics/queries/readings.ts"
import { player } from "../../characteristics/queries/selector.ts"
import { mentions, someWord } from "../../language/visit.ts"
import { isPlayerRef, type PlayerId, playerRef } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { isUnpreventable, prevent } from "../damage/prevent.ts"
import { asEntered } from "../entering/look-ahead.ts"
import { ownEffects, type Written } from "../entering/own-written.ts"
import { alter } from "./alter.ts"
import { ANY, type Candidate, NO_CANDIDATES, SELF_REPLACEMENT } from "./candidate.ts"
import { replaceWhole } from "./instead.ts"
import type { PendingEvent } from "./pending-event.ts"
import { isBarred } from "./regeneration.ts"

const KINDS = ["replace", "alter", "prevent"] as const

const kindsInForce = rememberedByDerived(({ statics }) => ({
  replace: statics.has("replace") || statics.has("alter"),
  prevent: statics.has("prevent"),
}))

/** Applicable replacement and prevention effects of static abilities, spells and abilities. */
export function written(s: State, p: PendingEvent): readonly Candidate[] {
  const own = ownEffects(s, p)
  const { replace, prevent } = kindsInForce(s)
  if (own === null && !replace && !(prevent && p.kind === "damage")) return NO_CANDIDATES
  const { statics } = derived(s)
  const out: Candidate[] = []
  const view = asEntered(s, p)
  for (const kind of KINDS) {
    const list = (statics.get(kind) ?? []) as ActiveStatic<Written>[]
    for (let i = 0; i < list.length; i++) consider(s, view, p, list[i], keyOf(list, i), out)
  }
  for (const [i, active] of (own ?? []).entries())
    consider(s, view, p, active, `${active.context.source}:own:${i}`, out)
  return out
}

/** Identifies the effect, as long as its source has the same effects. */
function keyOf(list: readonly ActiveStatic<Written>[], i: number): string {
  const { from, context, effect } = list[i]
  let nth = 0
  for (let j = 0; j < i; j++) if (list[j].from === from && list[j].context.source === context.source) nth++
  return `${from}:${context.source}:${effect.static}:${nth}`
}

function consider(
  s: State,
  view: State,
  p: PendingEvent,
  active: ActiveStatic<Written>,
  key: string,
  out: Candidate[],
): void {
  const { effect } = active
  if (p.applied.includes(key)) return
  // 614.7a, 120.8
  if (p.kind === "damage" && p.amount <= 0) return
  if (effect.static === "prevent" && p.kind !== "damage") return
  if (!applies(view, p, active)) return
  out.push(candidate(s, p, active, key))
}

/** Whether the effect applies to the event in its current form. */
export function applies(view: State, p: PendingEvent, { effect, context }: ActiveStatic<Written>): boolean {
  const matches = effect.static === "prevent" ? matchesPrevented : matchesEvent
  if (!matches(view, effect.event, p, context)) return false
  if (effect.static === "alter" && effect.alter.to === "regenerate" && isBarred(view, p)) return false
  return effect.condition === undefined || evaluate(view, effect.condition, boundTo(p, context))
}

function candidate(s: State, p: PendingEvent, active: ActiveStatic<Written>, key: string): Candidate {
  const { effect, context } = active
  const self = "self" in effect && effect.self === true
  return {
    key,
    order: self ? SELF_REPLACEMENT : ANY,
    label: effect.static,
    rule: ruleOf(s, p, effect),
    source: context.source,
    asks: asked(s, p, active),
    same: markOf(active),
    apply: (state, event) => apply(state, event, active, key),
  }
}

function apply(s: State, p: PendingEvent, active: ActiveStatic<Written>, key: string): boolean {
  const { effect, context, from } = active
  const inner = boundTo(p, context)
  switch (effect.static) {
    case "replace":
      return replaceWhole(s, p, effect, from, inner)
    case "alter":
      return alter(s, p, effect, from, inner, key)
    case "prevent":
      return prevent(s, p, active as ActiveStatic<Extract<Written, { static: "prevent" }>>, key, inner)
  }
}

function asked(s: State, p: PendingEvent, { effect, context }: ActiveStatic<Written>): PlayerId {
  if (!("optional" in effect) || effect.optional !== true) return -1
  if (effect.static !== "replace" || effect.who === undefined) return context.you
  return player(s, effect.who, boundTo(p, context))
}

/** 614.1a, b: "instead" or "skip"; 615.1a; 615.12: applies but prevents nothing. */
function ruleOf(s: State, p: PendingEvent, effect: Written): string {
  if (effect.static === "prevent") return isUnpreventable(s, p) ? "615.12" : "615.1a"
  return effect.static === "alter" && effect.alter.to === "skip" ? "614.1b" : "614.1a"
}

/** Static effects with the same text and the same "you" are interchangeable; "" for others. */
function markOf({ effect, context, from }: ActiveStatic<Written>): string {
  if ("optional" in effect && effect.optional) return ""
  if (from !== 0) return ""
  return refersToSource(effect) ? "" : `${isFree(effect) ? "" : context.you}:${JSON.stringify(effect)}`
}

/** "Exile it instead" doesn't depend on its controller. */
function isFree(effect: Written): boolean {
  return (
    effect.static === "alter" &&
    (effect.alter.to === "skip" || (effect.alter.to === "zone" && effect.alter.link === undefined))
  )
}

function refersToSource(effect: Written): boolean {
  return (
    mentions(effect, "sel", "self", "linked", "chosen") ||
    mentions(effect, "who", "chosen") ||
    mentions(effect, "is", "chosenName", "chosenType") ||
    mentions(effect, "n", "chosenNumber") ||
    mentions(effect, "if", "chosenMode") ||
    someWord(effect, (word, field) => field === "link" || word === "chosen")
  )
}

/** The context of a replacement effect's text, with the parts of the event bound. */
export function boundTo(p: PendingEvent, context: Context): Context {
  const it = p.kind === "damage" || p.kind === "counters" ? p.other : p.kind === "moves" ? p.was : p.object
  const who = p.player >= 0 ? [playerRef(p.player)] : isPlayerRef(p.other) ? [p.other] : []
  return {
    ...context,
    bindings: {
      ...context.bindings,
      it: it === 0 ? [] : [it],
      player: who,
      source: p.source === 0 ? [] : [p.source],
      amount: p.amount,
    },
  }
}
