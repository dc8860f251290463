import type { ReplacementStatic } from "../language/static.ts"
import { bind, type Context } from "../characteristics/context.ts"
import { evaluate } from "../characteristics/condition.ts"
import { quantity } from "../characteristics/amount.ts"
import { type ActiveStatic, activeStatics, derived } from "../characteristics/derived.ts"
import { matches } from "../characteristics/match.ts"
import { apnapOrder, controllerOf } from "../characteristics/query.ts"
import { player } from "../characteristics/selector.ts"
import { choose } from "../state/choose.ts"
import { isPlayerRef, type PlayerId, playerRef, refPlayer } from "../state/ref.ts"
import type { State } from "../state/state.ts"
import { carryOut } from "./interpreter.ts"
import { makeEvent, type EventParts } from "./record.ts"
import type { Proposal } from "./proposal.ts"
import { redirect } from "./redirect.ts"
import { spendUses, usesLeft } from "./uses.ts"

/** An effect that could replace or prevent the event, by a key that says whether it has been applied. */
interface Candidate {
  key: string
  active: ActiveStatic<ReplacementStatic>
}

const KINDS = ["replace", "alter", "prevent"] as const

/** An event that would happen. */
export function propose(parts: EventParts & Partial<Proposal>): Proposal {
  return {
    ...makeEvent(parts),
    entering: parts.entering ?? null,
    position: parts.position ?? 0,
    applied: [],
    link: parts.link ?? null,
    faceDown: parts.faceDown ?? false,
    unpreventable: parts.unpreventable ?? false,
  }
}

/**
 * Applies replacement and prevention effects until none is left (616.1): the affected player, or the controller of the affected
 * object, chooses among them. Returns false when nothing of the event remains.
 */
export function applyReplacements(s: State, p: Proposal): boolean {
  if (isForbidden(s, p)) return false
  for (;;) {
    const list = applicable(s, p)
    if (list.length === 0) return p.kind !== "damage" || p.amount > 0
    const candidate = list.length === 1 ? list[0] : pick(s, p, list)
    p.applied = [...p.applied, candidate.key]
    if (!apply(s, p, candidate)) return false
    if (isForbidden(s, p)) return false
  }
}

/** 614.17: events that can't happen. */
function isForbidden(s: State, p: Proposal): boolean {
  return activeStatics(s, "cant").some((a) => matches(s, a.effect.event, p, a.context))
}

function applicable(s: State, p: Proposal): Candidate[] {
  const d = derived(s)
  const out: Candidate[] = []
  for (const kind of KINDS) {
    for (const active of (d.statics.get(kind) ?? []) as ActiveStatic<ReplacementStatic>[]) {
      const key = `${active.from}:${active.context.source}:${kind}:${(d.statics.get(kind) ?? []).indexOf(active)}`
      if (!p.applied.includes(key) && applies(s, p, active)) out.push({ key, active })
    }
  }
  // 616.1a: self-replacement effects first.
  const own = out.filter((c) => "self" in c.active.effect && c.active.effect.self === true)
  return own.length > 0 ? own : out
}

function applies(s: State, p: Proposal, active: ActiveStatic<ReplacementStatic>): boolean {
  const { effect, context } = active
  if (effect.static === "enters" || effect.static === "cant") return false
  if (effect.static === "prevent" && (p.unpreventable || p.kind !== "damage")) return false
  if (!matches(s, effect.event, p, context)) return false
  return effect.condition === undefined || evaluate(s, effect.condition, boundTo(p, context))
}

/** The affected player or the controller of the affected object (616.1). */
function affected(s: State, p: Proposal): PlayerId {
  if (p.kind === "damage") return isPlayerRef(p.other) ? refPlayer(p.other) : controllerOf(s, p.other)
  if (p.kind === "moves") return p.entering?.controller ?? controllerOf(s, p.was)
  return p.player >= 0 ? p.player : controllerOf(s, p.object)
}

function pick(s: State, p: Proposal, list: readonly Candidate[]): Candidate {
  const options = list.map((c) => ({ label: c.active.effect.static, object: c.active.context.source }))
  const answer = choose(s, { kind: "option", player: affected(s, p), rule: "616.1", purpose: "replacement", source: p.object, options, min: 1, max: 1 })
  return list[answer[0]]
}

/** The context of a replacement effect's own text, with the event's parts bound. */
export function boundTo(p: Proposal, context: Context): Context {
  const it = p.kind === "damage" || p.kind === "counters" ? p.other : p.kind === "moves" ? p.was : p.object
  const who = p.player >= 0 ? [playerRef(p.player)] : isPlayerRef(p.other) ? [p.other] : []
  return { ...context, bindings: { ...context.bindings, it: it === 0 ? [] : [it], player: who, source: p.source === 0 ? [] : [p.source], amount: p.amount } }
}

function apply(s: State, p: Proposal, { active }: Candidate): boolean {
  const { effect } = active
  const context = boundTo(p, active.context)
  if ("optional" in effect && effect.optional) {
    const yes = choose(s, { kind: "confirm", player: affected(s, p), rule: "614.1", purpose: "replacement", source: active.context.source })
    if (yes === 0) return true
  }
  switch (effect.static) {
    case "replace":
      spendUses(s, active.from, 1)
      carryOut(s, effect.with, context)
      return false
    case "prevent":
      return prevent(s, p, active as ActiveStatic<Extract<ReplacementStatic, { static: "prevent" }>>, context)
    case "alter":
      if (effect.alter.to === "recipient") return redirect(s, p, effect.alter, active.from, context)
      spendUses(s, active.from, 1)
      return alter(s, p, effect, context)
    default:
      return true
  }
}

/** 615.1: prevents all or some of the damage; a shield loses what it prevented (615.7). */
function prevent(s: State, p: Proposal, active: ActiveStatic<Extract<ReplacementStatic, { static: "prevent" }>>, context: Context): boolean {
  const { effect, from } = active
  const limit = effect.amount === undefined ? p.amount : quantity(s, effect.amount, context)
  const prevented = Math.min(limit, p.amount, effect.times ? p.amount : usesLeft(s, from))
  p.amount -= prevented
  spendUses(s, from, effect.times ? 1 : prevented)
  if (effect.then !== undefined) {
    const inner = { ...context }
    bind(inner, "prevented", prevented)
    carryOut(s, effect.then, inner)
  }
  return p.amount > 0
}

function alter(s: State, p: Proposal, effect: Extract<ReplacementStatic, { static: "alter" }>, context: Context): boolean {
  const change = effect.alter
  switch (change.to) {
    case "zone":
      p.to = change.zone
      p.position = change.position ?? 0
      p.faceDown = change.faceDown === true
      if (change.link !== undefined) p.link = { source: context.source, key: change.link === true ? "" : change.link }
      return true
    case "amount":
      p.amount = quantity(s, change.amount, context)
      return p.amount > 0
    case "recipient":
      return true
    case "player":
      p.player = player(s, change.player, context)
      return true
    case "skip":
      return false
    case "addition":
    case "token":
      carryOut(s, change.effect, context)
      return true
    case "kind":
      p.detail = change.kind
      return true
  }
}

/** Simultaneous proposals, in APNAP order of the affected players, so that choices are made in turn order (101.4). */
export function inApnapOrder(s: State, proposals: readonly Proposal[]): Proposal[] {
  const order = apnapOrder(s)
  return proposals.toSorted((a, b) => order.indexOf(affected(s, a)) - order.indexOf(affected(s, b)))
}
