import type { Context } from "../../characteristics/context.ts"
import { quantity } from "../../characteristics/queries/amount.ts"
import { reachesRef } from "../../characteristics/queries/range.ts"
import { player, select } from "../../characteristics/queries/selector.ts"
import { controllerOf } from "../../characteristics/query.ts"
import type { Alteration } from "../../language/statics/replacement-static.ts"
import { objectNow } from "../../state/object-now.ts"
import { isPlayerRef, NONE, type Ref, refPlayer } from "../../state/ref.ts"
import type { State } from "../../state/state.ts"
import { canBeDamaged } from "../damage/can-be-damaged.ts"
import { spend, usesLeft } from "../damage/shields.ts"
import { newEntering } from "../entering/new-entering.ts"
import { execute } from "../interpreter-port.ts"
import { record } from "../record.ts"
import { insteadOf, recordReplaced } from "./afterwards.ts"
import type { PendingEvent } from "./pending-event.ts"
import { regenerate } from "./regeneration.ts"

type Alter<K extends Alteration["to"]> = (
  s: State,
  p: PendingEvent,
  change: Extract<Alteration, { to: K }>,
  context: Context,
  from: number,
) => boolean

/** Modifies an event that will still happen (614.6). Returns false if nothing of it is left. */
export function alter(
  s: State,
  p: PendingEvent,
  change: Alteration,
  from: number,
  context: Context,
): boolean {
  const left = (ALTER[change.to] as Alter<Alteration["to"]>)(s, p, change, context, from)
  if (change.to !== "recipient") {
    spend(s, from, 1)
    recordReplaced(s, p, context.source)
  }
  return left
}

const ALTER: { [K in Alteration["to"]]: Alter<K> } = {
  zone: (s, p, change, context) => {
    p.to = change.zone
    p.position = change.position ?? 0
    p.shuffle = change.shuffle === true
    p.faceDown = change.faceDown === true
    if (change.reveal)
      record(s, { kind: "revealed", rule: "701.20a", object: p.was, player: objectNow(s, p.was).owner })
    if (change.counters !== undefined)
      p.counters = Object.fromEntries(
        change.counters.map(({ kind, count }) => [kind, quantity(s, count, context)]),
      )
    if (change.link !== undefined)
      p.link = { source: context.source, key: change.link === true ? "" : change.link }
    if (change.then !== undefined)
      p.after = [...p.after, { effect: change.then, context, applied: p.applied }]
    if (p.to === "battlefield") p.entering ??= newEntering(objectNow(s, p.was))
    return true
  },
  amount: (s, p, change, context) => {
    p.amount = quantity(s, change.amount, context)
    // 614.16: counters from a replacement effect are put by an effect, even if the original event was a cost or rule.
    if (p.kind === "counters") p.rule = "614.16"
    return p.amount > 0
  },
  recipient: (s, p, change, context, from) => {
    redirect(s, p, select(s, change.selector, context)[0] ?? NONE, change.times === true, from, context)
    return p.amount > 0
  },
  player: (s, p, change, context) => {
    p.player = player(s, change.player, context)
    return p.player >= 0
  },
  skip: () => false,
  regenerate: (s, p) => regenerate(s, p, "701.19b"),
  addition: (_s, p, change, context) => {
    p.after = [...p.after, { effect: change.effect, context, applied: p.applied }]
    return true
  },
  token: (s, p, change, context) => {
    insteadOf(s, p.applied, () => execute(s, change.effect, context))
    return false
  },
  kind: (_s, p, change) => {
    p.detail = change.kind
    return true
  },
}

/** 614.9: redirects all or the next N damage; nothing happens if the new recipient can't be dealt damage. */
function redirect(s: State, p: PendingEvent, to: Ref, times: boolean, from: number, context: Context): void {
  if (to === NONE || to === p.other || !canBeDamaged(s, to)) return
  const count = times ? p.amount : Math.min(p.amount, usesLeft(s, from))
  if (count <= 0) return
  spend(s, from, times ? 1 : count)
  recordReplaced(s, p, context.source, "614.9")
  // 801.13a: the new recipient is out of range of the source's controller, so this part isn't dealt.
  if (!p.combat && !reachesRef(s, controllerOf(s, p.source), to)) {
    p.amount -= count
    return
  }
  if (count === p.amount) return aim(p, to)
  const settled = p.settled && { ...p.settled }
  const part = { ...p, amount: count, shares: {}, after: [], parts: [], settled }
  aim(part, to)
  p.amount -= count
  p.parts = [...p.parts, part]
}

function aim(p: PendingEvent, to: Ref): void {
  p.other = to
  p.object = isPlayerRef(to) ? NONE : to
  p.player = isPlayerRef(to) ? refPlayer(to) : -1
}
