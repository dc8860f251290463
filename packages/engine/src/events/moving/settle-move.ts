import type { CounterKind } from "../../language/vocabulary.ts"
import { objectNow } from "../../state/object-now.ts"
import type { ObjectId } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { edit, notesOf } from "../../state/writing/edit.ts"
import { settleCopy } from "../entering/apply-enters-effect.ts"
import { spendTogether } from "../entering/enters-candidates.ts"
import { intrinsic } from "../entering/intrinsic.ts"
import { inApnapOrder } from "../replacing/affected.ts"
import { applyReplacements, settle } from "../replacing/apply-replacements.ts"
import { destination, type Entering, newPendingEvent, type PendingEvent } from "../replacing/pending-event.ts"
import type { Move } from "./move-request.ts"
import { pendingMove } from "./pending-move.ts"

/** Settles all moves before any happens; choices are made in APNAP order (616.1). */
export function prepareAll(s: State, moves: readonly Move[]): (PendingEvent | null)[] {
  const pending = moves.map((m) => pendingMove(s, m))
  const list = pending.filter((p) => p !== null)
  const happens = settleEntering(s, list, () => new Set(inApnapOrder(s, list).filter((p) => prepare(s, p))))
  return pending.map((p) => (p !== null && happens.has(p) ? p : null))
}

export function prepared(s: State, m: Move): PendingEvent | null {
  const p = pendingMove(s, m)
  return p !== null && settleEntering(s, [p], () => prepare(s, p)) ? p : null
}

/** 614.13a, c: while it is settled how permanents enter, nothing else is done with them. */
function settleEntering<T>(s: State, pending: readonly PendingEvent[], settles: () => T): T {
  const entering = pending.filter((p) => p.to === "battlefield").map((p) => p.was)
  if (entering.length === 0) return settles()
  const outer = s.entering
  notesOf(s).entering = [...outer, ...entering]
  const settled = settles()
  notesOf(s).entering = outer
  if (s.effects.length > 0) spendTogether(s, pending)
  return settled
}

/** 614.12: settles how a permanent enters before it does. Returns false if nothing moves. */
function prepare(s: State, p: PendingEvent): boolean {
  const asked = p.to
  if (!applyReplacements(s, p)) return false
  if (p.from === "battlefield") settleCards(s, p, asked)
  if (p.to !== "battlefield") return true
  if (!intrinsic(s, p) || s.players[p.entering!.controller].left !== null) return false // 800.4b
  settleCopy(p)
  settleCounters(s, p)
  return true
}

/**
 * 730.3e: what replaces where cards are put doesn't apply to a merged permanent that is a token, but does to its components that are
 * cards. They are looked at as though they were all of it.
 */
function settleCards(s: State, p: PendingEvent, to: PendingEvent["to"]): void {
  const { kind, memory } = objectNow(s, p.was)
  if (kind !== "token" || !memory?.components?.some((part) => part.kind === "card")) return
  edit(s, p.was).kind = "card"
  const cards: PendingEvent = { ...p, to, after: [] }
  if (settle(s, cards)) p.cards = destination(cards)
  edit(s, p.was).kind = "token"
}

/** 122.6, 614.16: counters it enters with count as put on it, so effects that modify that apply. */
function settleCounters(s: State, p: PendingEvent): void {
  const e = p.entering!
  if (Object.keys(e.counters).length === 0) return
  const counters: Record<string, number> = {}
  let settled = e.settled
  for (const [detail, amount] of Object.entries(e.counters)) {
    const c = countersOn(p.was, e, detail, amount)
    if (settle(s, c)) counters[c.detail] = (counters[c.detail] ?? 0) + c.amount
    if (c.settled !== null) settled = { ...(settled ?? {}), [c.detail]: c.settled }
    p.after = [...p.after, ...c.after]
  }
  p.entering = { ...e, counters, settled }
}

function countersOn(id: ObjectId, entering: Entering, kind: CounterKind, amount: number): PendingEvent {
  const c = newPendingEvent("counters", "122.6a")
  c.was = id
  c.object = id
  c.other = id
  c.to = "battlefield"
  c.player = entering.controller
  c.source = id
  c.detail = kind
  c.amount = amount
  c.entering = entering
  return c
}
